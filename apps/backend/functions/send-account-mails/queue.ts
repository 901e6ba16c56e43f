import { fetchWithin } from '@heldermatch/forms';
import type { AccountMailKind } from '../../mail/texts.ts';
import { headersWith, type DatabaseSettings } from '../shared/settings.ts';

/** A row of `account_mails` that was claimed for sending. */
export interface WaitingMail {
  id: string;
  kind: AccountMailKind;
  email: string;
  /** First day on which the account may be deleted; null when it is already deleted. */
  deletes_on: string | null;
}

/** Claims queued emails that no other call is sending. */
export const takeMails = (database: DatabaseSettings): Promise<WaitingMail[]> =>
  rows<WaitingMail>(database, 'rpc/take_account_mails', '{}');

/** Deletes an email from the queue after it was sent. */
export async function finishMail(id: string, database: DatabaseSettings): Promise<void> {
  const response = await ask(database, 'rpc/finish_account_mail', JSON.stringify({ mail: id }));
  await response.body?.cancel();
}

/** Whether an email has been queued for longer than an hour. */
export async function hasLateMail(database: DatabaseSettings): Promise<boolean> {
  const since = new Date(Date.now() - 3_600_000).toISOString();
  return (
    (await rows(database, `account_mails?select=id&limit=1&created_at=lt.${since}`)).length > 0
  );
}

async function rows<Row>(database: DatabaseSettings, path: string, body?: string): Promise<Row[]> {
  const found: unknown = await (await ask(database, path, body)).json();
  if (!Array.isArray(found)) throw new Error('The database answered no list');
  return found;
}

/**
 * Calls the database.
 * @throws when the response is not OK. The error omits the response body, which can quote stored data.
 */
async function ask(
  { url, secretKey }: DatabaseSettings,
  path: string,
  body?: string,
): Promise<Response> {
  const response = await fetchWithin(10_000, `${url}/rest/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: headersWith(secretKey),
    ...(body !== undefined && { body }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The database answered ${response.status}`);
  }
  return response;
}
