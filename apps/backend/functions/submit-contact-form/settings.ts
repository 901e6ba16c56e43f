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
  /** Makes the hashes of the rate limit impossible to reverse. */
  hashKey: string;
  limits: { sender: number; email: number };
  /** Milliseconds after which the database and the mail service are given up. */
  patience: { database: number; mail: number };
  /** Where the company is told of a message; without it, messages are only stored. */
  mail: MailSettings | undefined;
}

export interface MailSettings extends MailService {
  to: string;
}

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
  const above0 = (name: string, usual: number) => {
    const value = Number(read(name) || usual);
    if (!(value > 0)) throw new Error(`Setting ${name} is not a number above 0`);
    return value;
  };
  const limit = (name: string, usual: number) => Math.ceil(above0(name, usual));
  const factor = above0('CONTACT_PATIENCE_FACTOR', 1);
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

/** Half a setting is none: a message must not be lost over it. */
function readMailSettings(read: ReadSetting): MailSettings | undefined {
  const service = readMailService(read);
  const to = read('CONTACT_MAIL_TO');
  return service && to ? { ...service, to } : undefined;
}
