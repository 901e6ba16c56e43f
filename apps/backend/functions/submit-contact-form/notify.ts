import { retention } from '@heldermatch/facts';
import { contactFacts } from '@heldermatch/forms';
import { sendMail } from '../shared/mail.ts';
import type { MailSettings } from './settings.ts';
import type { Message } from './store.ts';

/**
 * Emails a stored message to the company, as plain text, so nothing in it is interpreted as markup. A reply goes to the
 * visitor.
 *
 * @param patience - timeout of the service, in milliseconds.
 * @throws when the email was not accepted; the error contains no personal data
 */
export const notify = (
  message: Message,
  key: string,
  mail: MailSettings,
  patience: number,
): Promise<void> =>
  sendMail(
    {
      senderName: 'Contactformulier',
      to: mail.to,
      replyTo: { name: message.name, email: message.email },
      subject: 'Nieuw bericht via het contactformulier',
      content: { textContent: textOf(message) },
    },
    key,
    mail,
    patience,
  );

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

/** Finishes a task after the response where the platform supports it (Supabase), and before it elsewhere. */
export async function afterAnswer(task: Promise<unknown>): Promise<void> {
  const { EdgeRuntime: platform } = globalThis as { EdgeRuntime?: EdgeRuntime };
  if (platform) platform.waitUntil(task);
  else await task;
}
