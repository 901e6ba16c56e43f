import { fetchWithin } from '@heldermatch/forms';
import { headersWith, type DatabaseSettings } from './settings.ts';

/**
 * Calls the Data API.
 * @param body - JSON of the parameters of a function; without it the call only reads.
 * @throws when the response is not OK. The error omits the response body, which can quote stored data.
 */
export async function ask(
  { url, secretKey }: DatabaseSettings,
  path: string,
  body?: object,
): Promise<Response> {
  const response = await fetchWithin(10_000, `${url}/rest/v1/${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: headersWith(secretKey),
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`The database answered ${response.status}`);
  }
  return response;
}

/** Calls the Data API for a list. @throws as `ask`, and when the answer is no list */
export async function askRows<Row>(
  database: DatabaseSettings,
  path: string,
  body?: object,
): Promise<Row[]> {
  const found: unknown = await (await ask(database, path, body)).json();
  if (!Array.isArray(found)) throw new Error('The database answered no list');
  return found;
}
