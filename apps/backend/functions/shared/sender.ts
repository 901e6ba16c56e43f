import { region } from '@heldermatch/facts';
import { readMailService, sendMail, type MailService, type OutgoingMail } from './mail.ts';
import { readDatabase, type DatabaseSettings, type ReadSetting } from './settings.ts';

/** Logs one line of JSON per email, never an address or content. */
type Log = (line: string) => void;

/** Emails that wait in a table of the database. */
export interface MailQueue<Mail extends { id: string }> {
  /** Event of an email in the log, such as `account-mail`. That of a call has an `s` more. */
  event: string;
  /** Claims emails that no other call is sending. */
  take: (database: DatabaseSettings) => Promise<readonly Mail[]>;
  /** Renders an email. */
  compose: (mail: Mail) => OutgoingMail;
  /** Records that an email was sent. */
  finish: (id: string, database: DatabaseSettings) => Promise<void>;
  /** Whether an email has been queued for longer than an hour. */
  hasLate: (database: DatabaseSettings) => Promise<boolean>;
}

/** Timeout of the mail service, in milliseconds. A later call retries the email. */
const PATIENCE = 10_000;

/**
 * Creates the handler of a function that sends queued emails. It reads nothing from the request and answers only with a
 * status, so it needs no authorization: a call only sends emails that would be sent within a minute anyway.
 */
export const createSender =
  <Mail extends { id: string; kind?: string }>(queue: MailQueue<Mail>) =>
  (setting: ReadSetting, log: Log = console.log) =>
  async (_request: Request): Promise<Response> => {
    try {
      const place = setting('SB_REGION');
      if (place !== undefined && place !== region.id) return answer(403);
      const database = readDatabase(setting);
      const service = readMailService(setting);
      if (service === undefined) {
        throw new Error('Setting CONTACT_MAIL_KEY or CONTACT_MAIL_FROM is missing');
      }
      const mails = await queue.take(database);
      await Promise.all(mails.map((mail) => send(mail, { queue, service, database, log })));
      return answer((await queue.hasLate(database)) ? 503 : 200);
    } catch (error) {
      log(JSON.stringify({ event: `${queue.event}s`, outcome: 'failed', reason: reasonOf(error) }));
      return answer(500);
    }
  };

interface Sending<Mail extends { id: string }> {
  queue: MailQueue<Mail>;
  service: MailService;
  database: DatabaseSettings;
  log: Log;
}

/** Sends one email. A failed one is retried later and blocks no other. */
async function send<Mail extends { id: string; kind?: string }>(
  mail: Mail,
  { queue, service, database, log }: Sending<Mail>,
): Promise<void> {
  const { id, kind } = mail;
  const logOutcome = (outcome: string, reason?: string) =>
    log(JSON.stringify({ event: queue.event, id, kind, outcome, reason }));
  try {
    await sendMail(queue.compose(mail), id, service, PATIENCE);
    await queue.finish(id, database);
    logOutcome('sent');
  } catch (error) {
    logOutcome('failed', reasonOf(error));
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const answer = (status: number) =>
  Response.json({}, { status, headers: { 'cache-control': 'no-store' } });
