import { company, dateInDutch } from '@heldermatch/facts';
import { mailOf } from '../../mail/layout.ts';
import type { AccountMailKind } from '../../mail/texts.ts';
import { ask, askRows } from '../shared/database.ts';
import { createSender } from '../shared/sender.ts';

/** A row of `account_mails` that was claimed for sending. */
interface WaitingMail {
  id: string;
  kind: AccountMailKind;
  email: string;
  /** First day on which the account may be deleted; null when it is already deleted. */
  deletes_on: string | null;
}

/** Creates a handler that sends the queued account emails, and deletes each that was sent. */
export const createHandler = createSender<WaitingMail>({
  event: 'account-mail',
  take: (database) => askRows(database, 'rpc/take_account_mails', {}),
  compose: ({ kind, email, deletes_on: day }) => {
    const { subject, html } = mailOf(kind, { DeletesOn: day === null ? '' : dateInDutch(day) });
    const mail = { senderName: company.name, to: email, subject, tags: [kind] };
    return { ...mail, content: { htmlContent: html } };
  },
  async finish(id, database) {
    const response = await ask(database, 'rpc/finish_account_mail', { mail: id });
    await response.body?.cancel();
  },
  async hasLate(database) {
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const path = `account_mails?select=id&limit=1&created_at=lt.${since}`;
    return (await askRows(database, path)).length > 0;
  },
});
