import { ask, askRows } from '../shared/database.ts';
import { createSender } from '../shared/sender.ts';
import { composeMail, type CandidateMail } from './mail.ts';

/** Creates a handler that sends the queued emails to candidates. */
export const createHandler = createSender<CandidateMail>({
  event: 'candidate-mail',
  take: (database) => askRows(database, 'rpc/take_candidate_mails', {}),
  compose: composeMail,
  async finish(id, database) {
    const response = await ask(database, 'rpc/finish_candidate_mail', { mail: id });
    await response.body?.cancel();
  },
  hasLate: async (database) =>
    (await (await ask(database, 'rpc/has_late_candidate_mail', {})).json()) === true,
});
