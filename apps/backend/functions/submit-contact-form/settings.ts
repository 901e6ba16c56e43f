/** Reads one setting by the name of its environment variable. */
export type ReadSetting = (name: string) => string | undefined;

interface Runtime {
  Deno?: { env: { get: ReadSetting } };
  process?: { env: Record<string, string | undefined> };
}

/** Without an import: Deno's way on Supabase, Node's elsewhere. */
export const runtimeSetting: ReadSetting = (name) => {
  const runtime: Runtime = globalThis;
  return runtime.Deno ? runtime.Deno.env.get(name) : runtime.process?.env[name];
};

export interface Settings {
  /** Of the Supabase project. Supabase sets it. */
  url: string;
  /** May call `submit_contact_message`. Supabase sets it. */
  secretKey: string;
  /** Origins whose pages may call the function. */
  siteOrigins: readonly string[];
  /** Makes the hashes of the rate limit impossible to reverse. */
  hashKey: string;
  limits: { sender: number; email: number };
  /** Milliseconds after which the database and the mail service are given up. */
  patience: { database: number; mail: number };
  /** Where the company is told of a message; without it, messages are only stored. */
  mail: MailSettings | undefined;
}

export interface MailSettings {
  /** Takes a mail as Brevo's `POST /v3/smtp/email` does. */
  url: string;
  key: string;
  from: string;
  to: string;
}

const BREVO = 'https://api.brevo.com/v3/smtp/email';

/** Messages an hour. An office shares one address, so the sender's limit is the wider one. */
export const DEFAULT_LIMITS = { sender: 10, email: 5 } as const;

const PATIENCE = { database: 10_000, mail: 3000 } as const;

/** As a browser writes it: lower case, without a final slash. */
function toOrigin(site: string): string {
  const url = URL.parse(site.trim());
  if (url === null) throw new Error('Setting SITE_ORIGINS holds something else than addresses');
  return url.origin;
}

/** @throws when the function was deployed without its settings, or with wrong ones */
export function readSettings(read: ReadSetting): Settings {
  const required = (...names: string[]) => {
    const value = names.map(read).find(Boolean);
    if (!value) throw new Error(`Setting ${names.join(' or ')} is missing`);
    return value;
  };
  const above0 = (name: string, usual: number) => {
    const value = Number(read(name) || usual);
    if (!(value > 0)) throw new Error(`Setting ${name} is not a number above 0`);
    return value;
  };
  const limit = (name: string, usual: number) => Math.ceil(above0(name, usual));
  const factor = above0('CONTACT_PATIENCE_FACTOR', 1);
  const secretKey = required('CONTACT_SECRET_KEY', 'SUPABASE_SERVICE_ROLE_KEY');
  return {
    url: required('SUPABASE_URL'),
    secretKey,
    siteOrigins: required('SITE_ORIGINS').split(',').map(toOrigin),
    hashKey: read('CONTACT_HASH_KEY') || secretKey,
    limits: {
      sender: limit('CONTACT_LIMIT_PER_SENDER', DEFAULT_LIMITS.sender),
      email: limit('CONTACT_LIMIT_PER_EMAIL', DEFAULT_LIMITS.email),
    },
    patience: { database: PATIENCE.database * factor, mail: PATIENCE.mail * factor },
    mail: readMailSettings(read),
  };
}

/** Half a setting is none: a message must not be lost over it. */
function readMailSettings(read: ReadSetting): MailSettings | undefined {
  const key = read('CONTACT_MAIL_KEY');
  const from = read('CONTACT_MAIL_FROM');
  const to = read('CONTACT_MAIL_TO');
  return key && from && to ? { url: read('CONTACT_MAIL_URL') || BREVO, key, from, to } : undefined;
}
