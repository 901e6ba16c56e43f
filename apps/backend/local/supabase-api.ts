/**
 * Differences between @supabase/lite 0.10.0 and hosted Supabase. Each one is fixed here or in the file named on the
 * right. A fix can be removed when its test (in tests/, named in brackets) still passes without it.
 *
 *  1. A repeated sign-up always gets 429 [sign-up.test].                        repeatedSignUp
 *  2. Emails escape none of their values [sign-up.test].                        mailbox.ts
 *  3. The first request grants everything to anon and authenticated
 *     [profiles.test].                                                          keepMigratedGrants
 *  4. There are no rate limits, and an unconfirmed user is reported before
 *     the password is checked [sign-in.test].                                   limits, checkedPassword
 *  5. Two processes can open one PGlite folder [`failures.all`].                 server.ts binds the port first
 *  6. connection.exec(sql, params) is broken.                                   only driver.query is used
 *  7. A `file:` URL creates a folder of that name, and migrations are read
 *     from the working directory.                                               database.ts
 *  8. All requests share one database session. While a transaction waits for
 *     something else (a confirmation signs its session), it includes the
 *     statements of others, and their ROLLBACK: of 20 confirmations amid
 *     rejected reads, 5 were lost [concurrency.test].                           Queue
 *  9. Bodies of the wrong type or with a NUL get 500 [hostile.test].            request-body.ts
 * 10. Every origin may read every response [cors.test].                         withoutCors
 * 11. Failing queries are printed with their values [hostile.test].             quiet.ts
 * 12. Any unknown path shows a signed-in user an admin page
 *     [profiles.test].                                                          supabaseApi
 * 13. An address change needs one confirmation, not two [account.test].         confirmOneOfTwo, mailNewAddress
 * 14. A password change doesn't need the current one [account.test].            presentPassword
 * 15. Only sign-ups and their emails are limited to one a minute
 *     [account.test].                                                           mailTooSoon
 * 16. Requesting a sign-in link without an account creates a confirmed one
 *     [account.test].                                                           refusalOf
 * 17. Changes of password or address send no notice [account.test].             withNotices
 * 18. A registration is two transactions [sign-up.test].                        forgetHalfMade
 */
import { compare } from 'bcryptjs';
import type { PgliteConnection } from '@supabase/lite/pglite';
import type { Account, Accounts } from './account-rows.ts';
import { authErrors, errorCode } from './auth-errors.ts';
import type { ProjectConfig } from './config.ts';
import type { Database } from './database.ts';
import type { Queue } from './queue.ts';
import { withoutValues } from './quiet.ts';
import { RateLimit } from './rate-limit.ts';
import { checkRequest, type JsonObject } from './request-body.ts';

/**
 * Keeps the grants of the migrations. `@supabase/lite` applies its own at most once per session; this marks them as
 * applied.
 */
export function keepMigratedGrants(connection: PgliteConnection): void {
  Reflect.set(connection, 'rlsState', 'active');
}

/** Requests per address in any five minutes. */
export interface AuthLimits {
  signIns: number;
  /** Sign-ups, and all other requests that send an email. */
  signUps: number;
  refreshes: number;
  verifications: number;
}

export interface SupabaseApiOptions {
  database: Database;
  accounts: Accounts;
  config: ProjectConfig;
  siteOrigins: readonly string[];
  limits: AuthLimits;
  queue: Queue;
  log: (line: string) => void;
  now: () => number;
}

export type Fetch = (request: Request, peerAddress: string) => Promise<Response>;

/** Wraps the Auth and Data APIs of `@supabase/lite` so that they behave as in a hosted project. */
export function supabaseApi(options: SupabaseApiOptions): Fetch {
  const { database, queue, log } = options;
  const limits = authLimits(options.limits, options.now);

  return async (original, peerAddress) => {
    const checked = await checkRequest(original);
    if ('refusal' in checked) return checked.refusal;
    const { request, body } = checked;
    const url = new URL(request.url);
    if (limits(url)?.allows(peerAddress) === false) return authErrors.tooManyRequests();

    return queue.run(async () => {
      const refusal = await refusalOf(request, body, options);
      if (refusal) return refusal;
      const response = await withNotices(request, body, options, () =>
        withoutValues(log, () => database.app.fetch(request, { peerAddress })),
      );
      if (response.headers.get('content-type')?.startsWith('text/html')) {
        return Response.json({ message: 'no Route matched' }, { status: 404 });
      }
      return (await correctResponse(request, body, response, options)) ?? withoutCors(response);
    });
  };
}

/** Removes the CORS headers of `@supabase/lite`, which let every origin read every response. */
function withoutCors(response: Response): Response {
  const own = [...response.headers].filter(([name]) => !name.startsWith('access-control-'));
  return new Response(response.body, { status: response.status, headers: own });
}

function authLimits(max: AuthLimits, now: () => number) {
  const signIns = new RateLimit(max.signIns, now);
  const signUps = new RateLimit(max.signUps, now);
  const refreshes = new RateLimit(max.refreshes, now);
  const verifications = new RateLimit(max.verifications, now);
  const byPath: Partial<Record<string, RateLimit>> = {
    '/auth/v1/signup': signUps,
    '/auth/v1/otp': signUps,
    '/auth/v1/magiclink': signUps,
    '/auth/v1/recover': signUps,
    '/auth/v1/resend': signUps,
    '/auth/v1/verify': verifications,
  };
  return ({ pathname, searchParams }: URL) => {
    if (pathname !== '/auth/v1/token') return byPath[pathname];
    return searchParams.get('grant_type') === 'password' ? signIns : refreshes;
  };
}

/** Notifies an account's owner of a changed password or address, when the project's settings enable that notice. */
async function withNotices(
  request: Request,
  body: JsonObject,
  { accounts, config }: SupabaseApiOptions,
  answer: () => Promise<Response>,
): Promise<Response> {
  const { password_changed: password, email_changed: email } = config.auth.email.notification;
  const { pathname, searchParams } = new URL(request.url);
  const token = request.method === 'GET' ? searchParams.get('token') : body['token_hash'];
  const isLink = pathname === '/auth/v1/verify' && typeof token === 'string';
  const before = isLink ? await accounts.findByChangeLink(token) : undefined;
  const response = await answer();
  if (before && email.enabled) {
    const after = await accounts.emailOf(before.id);
    if (after !== before.email) await accounts.notify('email_changed', after, before.email);
  }
  const isOfUser = request.method === 'PUT' && pathname === '/auth/v1/user';
  if (isOfUser && body['password'] !== undefined && response.ok && password.enabled) {
    const account = await accounts.findBySession(sessionOf(request));
    if (account) await accounts.notify('password_changed', account.email);
  }
  return response;
}

/** Responds instead of `@supabase/lite` if a hosted project would reject the request. */
async function refusalOf(
  request: Request,
  body: JsonObject,
  { accounts, siteOrigins, ...options }: SupabaseApiOptions,
): Promise<Response | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const confirmOneOfTwo = (tokenHash: unknown) =>
    accounts.confirmOneOfTwo(String(tokenHash), options.config.auth.email.otp_expiry);
  switch (`${request.method} ${pathname}`) {
    case 'PUT /auth/v1/user': {
      const account = await accounts.findBySession(sessionOf(request));
      const isNewAddress = body['email'] !== undefined && body['email'] !== account?.email;
      return (
        (await presentPassword(body, account)) ??
        (isNewAddress ? mailTooSoon(account, 'email_change', options) : undefined)
      );
    }
    case 'POST /auth/v1/signup':
      await accounts.forgetHalfMade(String(body['email']));
      return undefined;
    case 'POST /auth/v1/recover':
      return mailTooSoon(await accounts.find(String(body['email'])), 'recovery', options);
    case 'POST /auth/v1/otp':
    case 'POST /auth/v1/magiclink': {
      const account = await accounts.find(String(body['email']));
      if (!account) return authErrors.noSignUpByLink();
      return mailTooSoon(account, 'recovery', options);
    }
    case 'POST /auth/v1/verify': {
      if (body['type'] !== 'email_change') return undefined;
      const isFirst = await confirmOneOfTwo(body['token_hash']);
      return isFirst ? Response.json({ code: '200', msg: ONE_OF_TWO }) : undefined;
    }
    case 'GET /auth/v1/verify': {
      if (searchParams.get('type') !== 'email_change') return undefined;
      const isFirst = await confirmOneOfTwo(searchParams.get('token'));
      const site = `${siteOrigins[0]}#${new URLSearchParams({ message: ONE_OF_TWO })}`;
      return isFirst ? Response.redirect(site, 303) : undefined;
    }
    default:
      return undefined;
  }
}

const ONE_OF_TWO =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Session id in the request's token, which `@supabase/lite` verifies later. */
function sessionOf(request: Request): string {
  const [, payload = ''] = request.headers.get('authorization')?.split('.') ?? [];
  try {
    const claims: unknown = JSON.parse(Buffer.from(payload, 'base64url').toString());
    return typeof claims === 'object' && claims !== null && 'session_id' in claims
      ? String(claims.session_id)
      : '';
  } catch {
    return '';
  }
}

/**
 * Rejects a password change without the current password, unless an email link started the session or the account has
 * no password.
 */
async function presentPassword(
  { password, current_password: present }: JsonObject,
  account: (Account & { isByLink: boolean }) | undefined,
): Promise<Response | undefined> {
  if (password === undefined || !account?.passwordHash || account.isByLink) return undefined;
  if (typeof present !== 'string' || present === '') return authErrors.currentPasswordRequired();
  const isRight = await compare(present, account.passwordHash);
  return isRight ? undefined : authErrors.currentPasswordMismatch();
}

/** Replaces a response of `@supabase/lite` if a hosted project responds differently. */
async function correctResponse(
  request: Request,
  body: JsonObject,
  response: Response,
  options: SupabaseApiOptions,
): Promise<Response | undefined> {
  const { pathname } = new URL(request.url);
  const { accounts } = options;
  if (pathname === '/auth/v1/verify' && response.ok) {
    await accounts.markAsByLink(response.headers.get('sb-auth-session-id') ?? '');
  }
  if (pathname === '/auth/v1/user' && response.ok && body['email'] !== undefined) {
    const account = await accounts.findBySession(sessionOf(request));
    if (account) await accounts.mailNewAddress(account.email);
  }
  const code = await errorCode(response);
  if (pathname === '/auth/v1/token' && code === 'email_not_confirmed') {
    return checkedPassword(body, options);
  }
  if (code !== 'over_email_send_rate_limit') return undefined;
  if (pathname === '/auth/v1/signup') return repeatedSignUp(body, options);
  if (pathname === '/auth/v1/resend' && body['type'] === 'signup') {
    return (await confirmationRefusal(body, options)) ?? Response.json({});
  }
  return undefined;
}

/** Checks the password, so that only its owner learns that the address is unconfirmed. */
async function checkedPassword(
  { email, password }: JsonObject,
  { accounts }: SupabaseApiOptions,
): Promise<Response | undefined> {
  const account = await accounts.find(String(email));
  const isRight = await compare(String(password), account?.passwordHash ?? '');
  return isRight ? undefined : authErrors.invalidCredentials();
}

/**
 * Answers a sign-up with a known address. A confirmed one gets a fake user without identities, so the status doesn't
 * reveal that an account exists. An unconfirmed one gets another email and keeps its password and names.
 */
async function repeatedSignUp(
  body: JsonObject,
  options: SupabaseApiOptions,
): Promise<Response | undefined> {
  const account = await options.accounts.find(String(body['email']));
  if (!account) return undefined;
  if (account.isConfirmed) {
    return Response.json(options.accounts.madeUpUser(account.email, body['data']));
  }
  const refusal = await confirmationRefusal(body, options);
  return refusal ?? Response.json(await options.accounts.describe(account.email));
}

/** Resends the confirmation email, unless the last one was sent too recently. */
async function confirmationRefusal(
  { email }: JsonObject,
  { accounts, ...options }: SupabaseApiOptions,
): Promise<Response | undefined> {
  const account = await accounts.find(String(email));
  if (!account) return undefined;
  const refusal = mailTooSoon(account, 'confirmation', options);
  if (!refusal) await accounts.mailConfirmation(account.email);
  return refusal;
}

/** Limits each kind of email to one a minute. */
function mailTooSoon(
  account: Account | undefined,
  kind: keyof Account['sentAt'],
  { config, now }: Pick<SupabaseApiOptions, 'config' | 'now'>,
): Response | undefined {
  if (!account) return undefined;
  const wait = account.sentAt[kind] + config.auth.email.max_frequency - now();
  return wait > 0 ? authErrors.mailTooSoon(Math.ceil(wait / 1000)) : undefined;
}
