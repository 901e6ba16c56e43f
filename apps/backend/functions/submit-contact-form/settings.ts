import { readMailService, type MailService } from '../shared/mail.ts';
import {
  readDatabase,
  requiredSetting,
  type DatabaseSettings,
  type ReadSetting,
} from '../shared/settings.ts';

export interface Settings extends DatabaseSettings {
  /** Origins whose pages may call the function. */
  siteOrigins: readonly string[];
  /** HMAC key that makes the hashes of the rate limit impossible to reverse. */
  hashKey: string;
  limits: { sender: number; email: number };
  /** Timeouts of the database and the mail service, in milliseconds. */
  patience: { database: number; mail: number };
  /** Settings for emailing the company about a message. Without them, messages are only stored. */
  mail: MailSettings | undefined;
}

export interface MailSettings extends MailService {
  to: string;
}

/** Messages per hour. The sender's limit is higher because an office shares one address. */
export const DEFAULT_LIMITS = { sender: 10, email: 5 } as const;

const PATIENCE = { database: 10_000, mail: 3000 } as const;

/** Normalizes an address to an origin as browsers send it: lower case, without a trailing slash. */
function toOrigin(site: string): string {
  const url = URL.parse(site.trim());
  if (url === null) throw new Error('Setting SITE_ORIGINS holds something else than addresses');
  return url.origin;
}

/**
 * Reads the function's settings.
 * @throws when settings are missing or invalid
 */
export function readSettings(read: ReadSetting): Settings {
  const positiveNumber = (name: string, usual: number) => {
    const value = Number(read(name) || usual);
    if (!(value > 0)) throw new Error(`Setting ${name} is not a number above 0`);
    return value;
  };
  const limit = (name: string, usual: number) => Math.ceil(positiveNumber(name, usual));
  const factor = positiveNumber('CONTACT_PATIENCE_FACTOR', 1);
  const database = readDatabase(read);
  return {
    ...database,
    siteOrigins: requiredSetting(read, 'SITE_ORIGINS').split(',').map(toOrigin),
    hashKey: read('CONTACT_HASH_KEY') || database.secretKey,
    limits: {
      sender: limit('CONTACT_LIMIT_PER_SENDER', DEFAULT_LIMITS.sender),
      email: limit('CONTACT_LIMIT_PER_EMAIL', DEFAULT_LIMITS.email),
    },
    patience: { database: PATIENCE.database * factor, mail: PATIENCE.mail * factor },
    mail: readMailSettings(read),
  };
}

/** Reads the email settings; undefined when incomplete, because a message must not be lost over them. */
function readMailSettings(read: ReadSetting): MailSettings | undefined {
  const service = readMailService(read);
  const to = read('CONTACT_MAIL_TO');
  return service && to ? { ...service, to } : undefined;
}
