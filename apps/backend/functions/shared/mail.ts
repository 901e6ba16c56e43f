import { fetchWithin } from '@heldermatch/forms';
import type { ReadSetting } from './settings.ts';

export interface MailService {
  /** Endpoint that accepts an email in the format of Brevo's `POST /v3/smtp/email`. */
  url: string;
  key: string;
  from: string;
}

const BREVO = 'https://api.brevo.com/v3/smtp/email';

/** Reads the mail service's settings; undefined unless both key and sender are set. */
export function readMailService(read: ReadSetting): MailService | undefined {
  const key = read('CONTACT_MAIL_KEY');
  const from = read('CONTACT_MAIL_FROM');
  return key && from ? { url: read('CONTACT_MAIL_URL') || BREVO, key, from } : undefined;
}

/** An email, in the terms of Brevo's API. */
export interface OutgoingMail {
  senderName: string;
  to: string;
  subject: string;
  content: { textContent: string; htmlContent?: string } | { htmlContent: string };
  replyTo?: { name: string; email: string };
  tags?: readonly string[];
}

/**
 * Passes an email to the mail service, which ignores a second one with the same key.
 *
 * @param patience - timeout of the service, in milliseconds.
 * @throws when the email was not accepted; the error contains no personal data
 */
export async function sendMail(
  { senderName, to, content, ...mail }: OutgoingMail,
  key: string,
  service: MailService,
  patience: number,
): Promise<void> {
  const { status, body } = await fetchWithin(patience, service.url, {
    method: 'POST',
    headers: { 'api-key': service.key, 'content-type': 'application/json' },
    body: JSON.stringify({
      ...mail,
      ...content,
      sender: { name: senderName, email: service.from },
      to: [{ email: to }],
      headers: { idempotencyKey: key },
    }),
  });
  await body?.cancel();
  if (status >= 300) throw new Error(`The mail service answered ${status}`);
}
