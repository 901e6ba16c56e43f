import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { PGlite } from '@electric-sql/pglite';
import type { MailRequest } from './mail-driver.ts';

export interface Account {
  email: string;
  passwordHash: string;
  isConfirmed: boolean;
  /** In milliseconds; 0 when no mail was ever sent. */
  confirmationSentAt: number;
}

interface AccountTools {
  driver: PGlite;
  codeLength: number;
  deliver: (mail: MailRequest) => Promise<void>;
  now: () => number;
}

/** The users of lite, for the answers that lite does not give itself. */
export class AccountLookup {
  readonly #tools: AccountTools;

  constructor(tools: AccountTools) {
    this.#tools = tools;
  }

  async find(email: string): Promise<Account | undefined> {
    const { rows } = await this.#tools.driver.query<Account>(
      `select email, coalesce(encrypted_password, '') as "passwordHash",
         confirmed_at is not null as "isConfirmed",
         coalesce(extract(epoch from confirmation_sent_at) * 1000, 0)::float8 as "confirmationSentAt"
       from auth.users where email = $1`,
      [email.toLowerCase()],
    );
    return rows[0];
  }

  /** As lite makes and stores it: the hash of address and code. */
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

  /** The user as the sign-up of an unconfirmed address answers. */
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

  /** Looks like a new user, and is none. */
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
