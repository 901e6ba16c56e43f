import { retention } from '@heldermatch/facts';
import { contactFacts, fetchWithin } from '@heldermatch/forms';
import type { MailSettings } from './settings.ts';
import type { Message } from './store.ts';

/**
 * Mails a stored message to the company, through the API of Brevo. Plain text: nothing in it can be
 * markup. An answer to the mail goes to the visitor. The service drops a second mail with the same key.
 *
 * @param patience - milliseconds after which the service is given up.
 * @throws when the mail was not accepted; the error names no personal data
 */
export async function notify(
  message: Message,
  key: string,
  mail: MailSettings,
  patience: number,
): Promise<void> {
  const { status, body } = await fetchWithin(patience, mail.url, {
    method: 'POST',
    headers: { 'api-key': mail.key, 'content-type': 'application/json' },
    body: JSON.stringify({
      sender: { name: 'Contactformulier', email: mail.from },
      to: [{ email: mail.to }],
      replyTo: { name: message.name, email: message.email },
      subject: 'Nieuw bericht via het contactformulier',
      textContent: textOf(message),
      headers: { idempotencyKey: key },
    }),
  });
  await body?.cancel();
  if (status >= 300) throw new Error(`The mail service answered ${status}`);
}

const textOf = (message: Message) =>
  [
    ...contactFacts(message).map(({ label, value }) => `${label}: ${value}`),
    '',
    message.message,
    '',
    `Beantwoord deze mail om de afzender te antwoorden. Verwijder hem uiterlijk ${retention.contactMessages} na ontvangst: zo staat het in de privacyverklaring.`,
  ].join('\n');

interface EdgeRuntime {
  waitUntil: (task: Promise<unknown>) => void;
}

/** Lets a task end after the answer where the platform can (Supabase), and before it elsewhere. */
export async function afterAnswer(task: Promise<unknown>): Promise<void> {
  const { EdgeRuntime: platform } = globalThis as { EdgeRuntime?: EdgeRuntime };
  if (platform) platform.waitUntil(task);
  else await task;
}
