import { authErrors } from './auth-errors.ts';

/** String fields of Auth requests. `@supabase/lite` responds with 500 when one has another type. */
const TEXT_FIELDS = [
  'current_password',
  'email',
  'password',
  'refresh_token',
  'token',
  'token_hash',
  'type',
];

export type JsonObject = Readonly<Record<string, unknown>>;

type Checked = { request: Request; body: JsonObject } | { refusal: Response };

/**
 * Reads the whole body first, so that a slow sender can't block the database, and rejects requests on which
 * `@supabase/lite` would fail.
 */
export async function checkRequest(request: Request): Promise<Checked> {
  const url = new URL(request.url);
  if (isUnstorable(safeDecode(url.search))) return { refusal: authErrors.badJson() };
  const text = await request.text();

  const body = text === '' ? {} : parseBody(text);
  const isAuth = url.pathname.startsWith('/auth/');
  if (body === undefined || (isAuth && !isAuthBody(body))) return { refusal: authErrors.badJson() };
  const { method, headers } = request;
  const copy = new Request(url, { method, headers, body: text === '' ? null : text });
  return { request: copy, body: isObject(body) ? body : {} };
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text, (key, value: unknown) => {
      if (isUnstorable(key) || (typeof value === 'string' && isUnstorable(value))) {
        throw new SyntaxError('Not a text that PostgreSQL can store');
      }
      return value;
    });
  } catch {
    return undefined;
  }
}

/** Whether a string has a NUL or a lone surrogate, which PostgreSQL can't store. */
const isUnstorable = (text: string) => text.includes('\0') || !text.isWellFormed();

function safeDecode(query: string): string {
  try {
    return decodeURIComponent(query);
  } catch {
    return '\0';
  }
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isAuthBody(body: unknown): boolean {
  if (!isObject(body)) return false;
  const hasTextFields = TEXT_FIELDS.every((field) =>
    ['string', 'undefined'].includes(typeof body[field]),
  );
  // Length limit of the email column.
  const addressFits = typeof body['email'] !== 'string' || body['email'].length <= 255;
  return hasTextFields && addressFits && (body['data'] === undefined || isObject(body['data']));
}
