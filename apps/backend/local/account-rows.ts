import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import type { noticeKinds } from '../mail/texts.ts';
import type { MailRequest } from './mail-driver.ts';

export interface Account {
  email: string;
  passwordHash: string;
  isConfirmed: boolean;
  /** Time of the last email of each kind, in milliseconds; 0 if none was sent. */
  sentAt: Record<'confirmation' | 'recovery' | 'email_change', number>;
}

interface AccountTools {
  driver: PGlite;
  codeLength: number;
  deliver: (mail: MailRequest) => Promise<void>;
  now: () => number;
}

const milliseconds = (column: string) =>
  `coalesce(extract(epoch from ${column}) * 1000, 0)::float8`;

const ACCOUNT = `email, coalesce(encrypted_password, '') as "passwordHash",
  confirmed_at is not null as "isConfirmed",
  json_build_object(
    'confirmation', ${milliseconds('confirmation_sent_at')},
    'recovery', ${milliseconds('recovery_sent_at')},
    'email_change', ${milliseconds('email_change_sent_at')}
  ) as "sentAt"`;

/** Users in the database, for the responses that `@supabase/lite` doesn't produce itself. */
export class Accounts {
  readonly #tools: AccountTools;

  constructor(tools: AccountTools) {
    this.#tools = tools;
  }

  async find(email: string): Promise<Account | undefined> {
    const { rows } = await this.#tools.driver.query<Account>(
      `select ${ACCOUNT} from auth.users where email = $1`,
      [email.toLowerCase()],
    );
    return rows[0];
  }

  /** Finds the account of a session, and whether a link from an email started that session. */
  async findBySession(sessionId: string): Promise<(Account & { isByLink: boolean }) | undefined> {
    const { rows } = await this.#tools.driver.query<Account & { isByLink: boolean }>(
      `select ${ACCOUNT}, exists (
         select from auth.sessions where sessions.id::text = $1 and tag = 'otp') as "isByLink"
       from auth.users where id = (select user_id from auth.sessions where sessions.id::text = $1)`,
      [sessionId],
    );
    return rows[0];
  }

  /** Records that an email link started the session. `@supabase/lite` doesn't. */
  async markAsByLink(sessionId: string): Promise<void> {
    await this.#tools.driver.query("update auth.sessions set tag = 'otp' where id::text = $1", [
      sessionId,
    ]);
  }

  /**
   * Deletes a registration that was interrupted between the two transactions of `@supabase/lite`. Its owner could
   * neither sign in nor register again. A hosted project uses one transaction.
   */
  async forgetHalfMade(email: string): Promise<void> {
    await this.#tools.driver.query(
      `delete from auth.users u where email = $1 and confirmed_at is null
         and not exists (select from auth.identities where user_id = u.id)`,
      [email.toLowerCase()],
    );
  }

  /** Notifies an account's owner of a change, at the address from before that change. */
  async notify(
    kind: (typeof noticeKinds)[number],
    email: string,
    oldEmail: string = email,
  ): Promise<void> {
    const mail = { to: oldEmail, token: '', tokenHash: '', email, newEmail: email, oldEmail };
    await this.#tools.deliver({ kind, ...mail });
  }

  /** Finds the account whose address change a link from an email confirms. */
  async findByChangeLink(tokenHash: string): Promise<{ id: string; email: string } | undefined> {
    const { rows } = await this.#tools.driver.query<{ id: string; email: string }>(
      `select id::text, email from auth.users
       where $1 in (email_change_token_current, email_change_token_new)`,
      [tokenHash],
    );
    return rows[0];
  }

  async emailOf(id: string): Promise<string> {
    const { rows } = await this.#tools.driver.query<{ email: string }>(
      'select email from auth.users where id::text = $1',
      [id],
    );
    return rows[0]?.email ?? '';
  }

  /**
   * Emails the new address, and clears an earlier half-confirmed change. `@supabase/lite` emails only the current
   * address, and accepts a confirmation of an earlier change for this one.
   */
  async mailNewAddress(email: string): Promise<void> {
    const { rows } = await this.#tools.driver.query<{ newEmail: string; tokenHash: string }>(
      `update auth.users set email_change_confirm_status = 0
       where email = $1 and email_change_token_new is not null
       returning email_change as "newEmail", email_change_token_new as "tokenHash"`,
      [email],
    );
    for (const { newEmail, tokenHash } of rows) {
      const mail = { to: newEmail, token: '', tokenHash, email, newEmail };
      await this.#tools.deliver({ kind: 'email_change', ...mail });
    }
  }

  /**
   * Marks one of the two confirmations of an address change as done.
   * @returns whether it was the first. `@supabase/lite` supports a single link, so the remaining one is stored as that
   * link.
   */
  async confirmOneOfTwo(tokenHash: string, validSeconds: number): Promise<boolean> {
    const { rows } = await this.#tools.driver.query<{ isFirst: boolean }>(
      `with asked as (
         select id, email_change_confirm_status = 0 as is_first from auth.users
         where $1 in (email_change_token_current, email_change_token_new)
           and email_change_sent_at > now() - make_interval(secs => $2)
       )
       update auth.users u set
         email_change_confirm_status = case when is_first then 1 else 0 end,
         email_change_token_current = case
           when not is_first then $1
           when email_change_token_current = $1 then email_change_token_new
           else email_change_token_current end,
         email_change_token_new = null
       from asked where u.id = asked.id
       returning asked.is_first as "isFirst"`,
      [tokenHash, validSeconds],
    );
    return rows[0]?.isFirst ?? false;
  }

  /**
   * Sends a new confirmation email. The token is created and stored as `@supabase/lite` does: a hash of address and
   * code.
   */
  async mailConfirmation(email: string): Promise<void> {
    const { driver, codeLength, deliver, now } = this.#tools;
    const token = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
    const tokenHash = createHash('sha256')
      .update(email + token)
      .digest('hex');
    await driver.query(
      'update auth.users set confirmation_token = $2, confirmation_sent_at = $3 where email = $1',
      [email, tokenHash, new Date(now()).toISOString()],
    );
    await deliver({ kind: 'confirmation', to: email, token, tokenHash, email, newEmail: email });
  }

  /** The user object that a sign-up with an unconfirmed address returns. */
  async describe(email: string): Promise<unknown> {
    const { rows } = await this.#tools.driver.query<{ user: unknown }>(
      `select jsonb_build_object(
         'id', u.id, 'aud', u.aud, 'role', u.role, 'email', u.email, 'phone', '',
         'confirmation_sent_at', u.confirmation_sent_at,
         'app_metadata', u.raw_app_meta_data, 'user_metadata', u.raw_user_meta_data,
         'identities', jsonb_agg(jsonb_build_object(
           'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id,
           'identity_data', i.identity_data, 'provider', i.provider, 'email', u.email,
           'created_at', i.created_at, 'updated_at', i.updated_at)),
         'created_at', u.created_at, 'updated_at', u.updated_at, 'is_anonymous', false) as "user"
       from auth.users u join auth.identities i on i.user_id = u.id
       where u.email = $1 group by u.id`,
      [email],
    );
    return rows[0]?.user;
  }

  /** Returns a fake user that looks like a newly registered one. */
  madeUpUser(email: string, data: unknown): unknown {
    const now = new Date(this.#tools.now()).toISOString();
    return {
      id: randomUUID(),
      aud: 'authenticated',
      role: '',
      email,
      phone: '',
      confirmation_sent_at: now,
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: data ?? {},
      identities: [],
      created_at: now,
      updated_at: now,
      is_anonymous: false,
    };
  }
}
