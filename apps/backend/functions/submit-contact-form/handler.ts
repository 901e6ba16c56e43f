import { contactSchema, validate } from '@heldermatch/forms';
import type { ReadSetting } from '../shared/settings.ts';
import { answers, invalid, toResponse, type Answer } from './answers.ts';
import { readBody } from './body.ts';
import { corsHeaders, preflight } from './cors.ts';
import { afterAnswer, notify } from './notify.ts';
import { readSettings, type Settings } from './settings.ts';
import { releaseForMail, storeMessage, takeForMail, type Message } from './store.ts';

/** Logs one line of JSON per request, never a name, an address or any text of the message. */
type Log = (line: string) => void;

export function createHandler(
  setting: ReadSetting,
  log: Log = console.log,
): (request: Request) => Promise<Response> {
  return async (request) => {
    const requestId = crypto.randomUUID();
    const logOutcome = stopwatch(log, requestId);
    let headers = new Headers();
    let answer: Answer;
    try {
      const settings = readSettings(setting);
      headers = corsHeaders(request.headers.get('origin'), settings.siteOrigins);
      if (request.method === 'OPTIONS') return preflight(headers);
      const result = await submit(request, settings);
      answer = result.answer;
      logOutcome('submit-contact-form', answer);
      if (result.stored) {
        const { message, key } = result.stored;
        await afterAnswer(sendNotification(message, key, settings, stopwatch(log, requestId)));
      }
    } catch (error) {
      answer = answers.failed;
      logOutcome('submit-contact-form', answer, error);
    }
    headers.set('x-request-id', requestId);
    return toResponse(answer, headers);
  };
}

async function submit(
  request: Request,
  settings: Settings,
): Promise<{ answer: Answer; stored?: { message: Message; key: string } }> {
  if (request.method !== 'POST') return { answer: answers.wrongMethod };
  const key = keyOf(request.headers);
  if (key === undefined) return { answer: answers.wrongKey };
  const body = await readBody(request);
  if ('refusal' in body) return { answer: body.refusal };

  const result = validate(contactSchema, body.value);
  if (!result.success) return { answer: invalid(result.firstMessage) };
  const { website: trap, ...message } = result.output;
  const isCaught = trap !== '';

  const answer = await storeMessage(
    { ...message, caught: isCaught },
    key,
    request.headers,
    settings,
  );
  if (answer.status !== 200) return { answer };
  return isCaught ? { answer: answers.honeypot } : { answer, stored: { message, key } };
}

/** Reads the idempotency key, which identifies a resent message. Generates a random key if the request has none. */
function keyOf(headers: Headers): string | undefined {
  const key = headers.get('idempotency-key') ?? crypto.randomUUID();
  // The standard puts the key in quotes; most clients don't.
  return /^("?)([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\1$/i.exec(key)?.[2];
}

/**
 * Emails a stored message to the company. If that fails, the message is still stored and the sender still sees success.
 */
async function sendNotification(
  message: Message,
  key: string,
  settings: Settings,
  logOutcome: LogOutcome,
): Promise<void> {
  const { mail, patience } = settings;
  if (mail === undefined) return;
  try {
    if (!(await takeForMail(key, settings))) {
      logOutcome('contact-mail', { outcome: 'known' });
      return;
    }
    try {
      await notify(message, key, mail, patience.mail);
    } catch (error) {
      // When the sender resends the message, the email is retried.
      await releaseForMail(key, settings);
      throw error;
    }
    logOutcome('contact-mail', { outcome: 'sent' });
  } catch (error) {
    logOutcome('contact-mail', { outcome: 'failed' }, error);
  }
}

type LogOutcome = (event: string, answer: Partial<Answer>, error?: unknown) => void;

function stopwatch(log: Log, requestId: string): LogOutcome {
  const started = performance.now();
  return (event, { status, outcome, reason: known }, error) => {
    const reason = error instanceof Error ? error.message : known;
    const ms = Math.round(performance.now() - started);
    log(JSON.stringify({ event, requestId, status, outcome, reason, ms }));
  };
}
