import { CONSENT_VERSION, fetchWithin, type ContactMessage } from '@heldermatch/forms';
import { dailyHash, senderAddress } from './sender.ts';
import type { Settings } from './settings.ts';

const TIMEOUT_MS = 10_000;

/**
 * Stores a message unless its sender has reached the limit; says which.
 *
 * @throws when the database is out of reach or refuses; the error names no personal data
 */
export async function storeMessage(
  message: ContactMessage,
  headers: Headers,
  settings: Settings,
): Promise<'stored' | 'limited'> {
  const { url, secretKey, hashKey, limits } = settings;
  const answer = await fetchWithin(TIMEOUT_MS, `${url}/rest/v1/rpc/submit_contact_message`, {
    method: 'POST',
    headers: { ...credentials(secretKey), 'content-type': 'application/json' },
    body: JSON.stringify({
      message: { ...message, consent_version: CONSENT_VERSION },
      sender_key: await dailyHash(hashKey, 'sender', senderAddress(headers)),
      sender_limit: limits.sender,
      email_key: await dailyHash(hashKey, 'email', message.email),
      email_limit: limits.email,
    }),
  });
  // Not the answer's text: PostgreSQL quotes the row that it refuses.
  if (answer.status !== 200) throw new Error(`The database answered ${answer.status}`);
  return (await answer.json()) === true ? 'stored' : 'limited';
}

/** A secret key is no JWT, and may be refused as a bearer; PostgREST reads a legacy service_role key there. */
const credentials = (key: string): Record<string, string> =>
  key.startsWith('sb_secret_') ? { apikey: key } : { apikey: key, authorization: `Bearer ${key}` };
