import { company, dateInDutch, region } from '@heldermatch/facts';
import { mailOf } from '../../mail/layout.ts';
import { readMailService, sendMail, type MailService } from '../shared/mail.ts';
import { readDatabase, type DatabaseSettings, type ReadSetting } from '../shared/settings.ts';
import { finishMail, hasLateMail, takeMails, type WaitingMail } from './queue.ts';

/** Logs one line of JSON per email, never an address. */
type Log = (line: string) => void;

/** Timeout of the mail service, in milliseconds. A later call retries the email. */
const PATIENCE = 10_000;

/**
 * Creates a handler that sends the queued account emails. It reads nothing from the request and answers only with a
 * status, so it needs no authorization: a call only sends emails that would be sent within a minute anyway.
 */
export function createHandler(
  setting: ReadSetting,
  log: Log = console.log,
): (request: Request) => Promise<Response> {
  return async () => {
    try {
      const place = setting('SB_REGION');
      if (place !== undefined && place !== region.id) return answer(403);
      const database = readDatabase(setting);
      const service = readMailService(setting);
      if (service === undefined) {
        throw new Error('Setting CONTACT_MAIL_KEY or CONTACT_MAIL_FROM is missing');
      }
      const mails = await takeMails(database);
      await Promise.all(mails.map((mail) => send(mail, service, database, log)));
      return answer((await hasLateMail(database)) ? 503 : 200);
    } catch (error) {
      log(JSON.stringify({ event: 'account-mails', outcome: 'failed', reason: reasonOf(error) }));
      return answer(500);
    }
  };
}

/** Sends one email. A failed one is retried later and blocks no other. */
async function send(
  { id, kind, email, deletes_on: day }: WaitingMail,
  service: MailService,
  database: DatabaseSettings,
  log: Log,
): Promise<void> {
  const logOutcome = (outcome: string, reason?: string) =>
    log(JSON.stringify({ event: 'account-mail', id, kind, outcome, reason }));
  try {
    const { subject, html } = mailOf(kind, { DeletesOn: day === null ? '' : dateInDutch(day) });
    const mail = { senderName: company.name, to: email, subject, tags: [kind] };
    await sendMail({ ...mail, content: { htmlContent: html } }, id, service, PATIENCE);
    await finishMail(id, database);
    logOutcome('sent');
  } catch (error) {
    logOutcome('failed', reasonOf(error));
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const answer = (status: number) =>
  Response.json({}, { status, headers: { 'cache-control': 'no-store' } });
