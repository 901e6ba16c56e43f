import type { EmailDriver } from '@supabase/lite';
import { templateKinds, type mailKinds } from '../mail/texts.ts';

/** Data from which an email is rendered. */
export interface MailRequest {
  kind: (typeof mailKinds)[number];
  to: string;
  /** The one-time code; empty if the email has none. */
  token: string;
  tokenHash: string;
  email: string;
  newEmail: string;
  /** The account's previous address. @default the current one */
  oldEmail?: string;
}

const SEPARATOR = '\t';

/**
 * Variables that `@supabase/lite` fills in. It escapes nothing in a template, and its links point to the site instead
 * of the API. Its templates therefore have only a subject, which carries the variables, and the local emulator renders
 * the email.
 */
const VARIABLES = ['{{ .Token }}', '{{ .TokenHash }}', '{{ .Email }}', '{{ .NewEmail }}'];

export const MAIL_SUBJECT = Object.fromEntries(
  templateKinds
    .filter((kind) => kind !== 'reauthentication')
    .map((kind) => [kind, { subject: [kind, ...VARIABLES].join(SEPARATOR) }]),
);

export function mailDriver(deliver: (mail: MailRequest) => Promise<void>): EmailDriver {
  return {
    send: async ({ to, subject, text = '' }) => {
      const [name, token = codeIn(text), tokenHash = '', email = to, newEmail = to] =
        subject.split(SEPARATOR);
      // The subject for reauthentication can't be configured, and the body contains only the code.
      const kind = templateKinds.find((known) => known === name) ?? 'reauthentication';
      await deliver({ kind, to, token, tokenHash, email, newEmail });
    },
  };
}

const codeIn = (text: string) => /\d{6,}/.exec(text)?.[0] ?? '';
