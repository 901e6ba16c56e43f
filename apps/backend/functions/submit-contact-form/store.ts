import { CONSENT_VERSION, fetchWithin, type ContactMessage } from '@heldermatch/forms';
import { headersWith } from '../shared/settings.ts';
import { answers, type Answer } from './answers.ts';
import { dailyHash, senderAddress } from './sender.ts';
import type { Settings } from './settings.ts';

/** A validated contact message, without the honeypot field. */
export type Message = Omit<ContactMessage, 'website'>;

/** Stores a message, once per key, unless its sender has reached the limit. */
export async function storeMessage(
  message: Message & { caught: boolean },
  key: string,
  headers: Headers,
  settings: Settings,
): Promise<Answer> {
  const { url, secretKey, hashKey, limits, patience } = settings;
  const body = JSON.stringify({
    message: { ...message, consent_version: CONSENT_VERSION },
    sender_key: await dailyHash(hashKey, 'sender', senderAddress(headers)),
    sender_limit: limits.sender,
    email_key: await dailyHash(hashKey, 'email', message.email),
    email_limit: limits.email,
    idempotency_key: key,
  });
  try {
    const address = `${url}/rest/v1/rpc/submit_contact_message`;
    const response = await fetchWithin(patience.database, address, {
      method: 'POST',
      headers: headersWith(secretKey),
      body,
    });
    // The body of a response that isn't JSON is dropped, because it may quote personal data.
    return answerOf(response.status, await response.json().catch(() => undefined));
  } catch (error) {
    return { ...answers.uncertain, reason: String(error) };
  }
}

/**
 * Claims a message for emailing. Of several identical requests, only one succeeds.
 * @returns whether this call claimed it.
 * @throws when the database returns no clear result
 */
export async function takeForMail(key: string, settings: Settings): Promise<boolean> {
  const taken = await setMailedAt(key, 'is.null', new Date().toISOString(), settings);
  return taken === 1;
}

/** Releases a message that could not be emailed. */
export async function releaseForMail(key: string, settings: Settings): Promise<void> {
  await setMailedAt(key, 'not.is.null', null, settings);
}

/**
 * Sets or clears the time at which a message was emailed.
 * @returns the number of changed messages.
 */
async function setMailedAt(
  key: string,
  before: string,
  mailedAt: string | null,
  { url, secretKey, patience }: Settings,
): Promise<number> {
  const address = `${url}/rest/v1/contact_messages?id=eq.${key}&mailed_at=${before}&select=id`;
  const response = await fetchWithin(patience.database, address, {
    method: 'PATCH',
    headers: { ...headersWith(secretKey), prefer: 'return=representation' },
    body: JSON.stringify({ mailed_at: mailedAt }),
  });
  const changed: unknown = await response.json().catch(() => undefined);
  if (!Array.isArray(changed)) throw new Error(`The database answered ${response.status}`);
  return changed.length;
}

const knownCodes: Partial<Record<string, Answer>> = {
  // Raised by submit_contact_message.
  PT422: answers.keyOfAnother,
  // PostgREST could not get a connection.
  PGRST000: answers.busy,
  PGRST002: answers.busy,
  PGRST003: answers.busy,
};

/** Error codes of a lost connection: the statement may have been executed. */
const LOST_CONNECTION = /^(?:08|PGRST001)/;

/**
 * Maps the database's response to an outcome. `failed` means that the message was certainly not stored; anything else
 * is `uncertain`.
 */
function answerOf(status: number, body: unknown): Answer {
  if (status === 200 && typeof body === 'boolean') return body ? answers.stored : answers.limited;
  // Only the code: PostgreSQL's error messages quote the rejected row.
  const code =
    typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : undefined;
  const known = knownCodes[code ?? ''];
  if (known) return known;
  const isRefusal =
    code === undefined ? status >= 400 && status < 500 : !LOST_CONNECTION.test(code);
  const reason = `The database answered ${status} ${code ?? ''}`.trim();
  return { ...(isRefusal ? answers.failed : answers.uncertain), reason };
}
