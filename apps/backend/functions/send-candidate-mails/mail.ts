import { company } from '@heldermatch/facts';
import { htmlOf, textOf, type RichText } from '@heldermatch/ui/richText';
import type { OutgoingMail } from '../shared/mail.ts';

/** Email from a recruiter to a candidate, as the database queues it. */
export interface CandidateMail {
  id: string;
  /** Name of the organisation. */
  organisation: string;
  /** Name of the author; an email address if the account has none. */
  by: string;
  /** Email address of the author. */
  replyTo: string;
  /** Email address of the candidate. */
  to: string;
  subject: string;
  text: RichText;
}

/** Paragraphs that follow the recruiter's words. */
const closingOf = ({ organisation, by, replyTo }: CandidateMail): RichText => ({
  type: 'doc',
  content: [
    `${by} van ${organisation} stuurde deze e-mail via ${company.name}. Uw antwoord gaat naar ${replyTo}.`,
    `Kent u deze organisatie niet, of vertrouwt u deze e-mail niet? Laat het ons weten via ${company.email}.`,
  ].map((text) => ({ type: 'paragraph', content: [{ type: 'text', text }] })),
});

/**
 * Renders an email to a candidate, without our brand. Anyone can choose a name, so the sender's name always ends in ours.
 * It contains no address: a name with another address than that of the sender is taken for phishing.
 */
export function composeMail(mail: CandidateMail): OutgoingMail {
  const { organisation, by, replyTo, to, subject, text } = mail;
  const name = [by, organisation].find((one) => !one.includes('@'));
  const closing = closingOf(mail);
  return {
    senderName: name === undefined ? company.name : `${name} via ${company.name}`,
    to,
    replyTo: { name: name ?? company.name, email: replyTo },
    // A subject is one line.
    subject: subject.replaceAll(/\s+/g, ' ').trim(),
    tags: ['candidate'],
    content: {
      textContent: [textOf(text), '--', textOf(closing)].join('\n\n'),
      htmlContent: documentOf(htmlOf(text), htmlOf(closing)),
    },
  };
}

const documentOf = (words: string, closing: string) => `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
  </head>
  <body style="font-family:Verdana,'Segoe UI',Arial,sans-serif;font-size:16px;line-height:1.6">
    ${words}
    <hr>
    <div style="font-size:13px">${closing}</div>
  </body>
</html>
`;
