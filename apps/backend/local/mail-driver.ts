import type { EmailDriver } from '@supabase/lite';
import { templateKinds, type mailKinds } from '../mail/texts.ts';

/** What a mail is made from. */
export interface MailRequest {
  kind: (typeof mailKinds)[number];
  to: string;
  /** The code, where it carries one. */
  token: string;
  tokenHash: string;
  email: string;
  newEmail: string;
  /** The address that the account had. @default the present one */
  oldEmail?: string;
}

const SEPARATOR = '\t';

/**
 * lite fills in templates without escaping and with links that lead to the site instead of the API.
 * So it is given only a subject, which carries the variables, and the stand-in renders the mail.
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
      // lite's subject for the other kind can't be set, and its text carries only the code.
      const kind = templateKinds.find((known) => known === name) ?? 'reauthentication';
      await deliver({ kind, to, token, tokenHash, email, newEmail });
    },
  };
}

const codeIn = (text: string) => /\d{6,}/.exec(text)?.[0] ?? '';
