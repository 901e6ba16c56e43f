/** Error response in the format of Supabase Auth, which supabase-js parses. */
const authError = (status: number, code: string, message: string) =>
  Response.json({ code: status, error_code: code, msg: message }, { status });

export const authErrors = {
  badJson: () => authError(400, 'bad_json', 'Could not parse request body as JSON'),
  tooLarge: () => authError(413, 'request_too_large', 'Request body is too large'),
  invalidCredentials: () => authError(400, 'invalid_credentials', 'Invalid login credentials'),
  tooManyRequests: () => authError(429, 'over_request_rate_limit', 'Request rate limit reached'),
  noSignUpByLink: () => authError(422, 'otp_disabled', 'Signups not allowed for otp'),
  currentPasswordRequired: () =>
    authError(
      400,
      'current_password_required',
      'Current password required when setting new password.',
    ),
  currentPasswordMismatch: () =>
    authError(
      400,
      'current_password_mismatch',
      'Current password required when setting new password.',
    ),
  mailTooSoon: (seconds: number) =>
    authError(
      429,
      'over_email_send_rate_limit',
      `For security purposes, you can only request this after ${seconds} seconds.`,
    ),
};

/** Reads the error code of a response of `@supabase/lite` without consuming its body. */
export async function errorCode(response: Response): Promise<string | undefined> {
  if (response.ok) return undefined;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined);
  const hasCode = typeof body === 'object' && body !== null && 'error_code' in body;
  return hasCode ? String(body.error_code) : undefined;
}
