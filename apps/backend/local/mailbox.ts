import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import * as v from 'valibot';
import { fillIn, mailLink } from '../mail/layout.ts';
import { accountMailKinds, mailTexts, type MailKind } from '../mail/texts.ts';
import { mailsOf, projectFolder, type ProjectConfig } from './config.ts';
import type { MailRequest } from './mail-driver.ts';
import { escapeHtml } from './pages/html.ts';
import { plainMail } from './pages/mail.ts';

export interface Mail {
  id: string;
  sentAt: string;
  kind: MailKind | 'contact' | 'candidate';
  to: string;
  subject: string;
  html: string;
  /** Target of the email's button; null if it has none. */
  link: string | null;
}

/** An email as the functions send it to the mail service, in the format of Brevo's API. */
export const outgoingMailSchema = v.object({
  to: v.tuple([v.object({ email: v.string() })]),
  replyTo: v.optional(v.object({ name: v.string(), email: v.string() })),
  subject: v.string(),
  textContent: v.optional(v.string(), ''),
  htmlContent: v.optional(v.string()),
  tags: v.optional(v.tuple([v.picklist([...accountMailKinds, 'candidate'])])),
  headers: v.object({ idempotencyKey: v.pipe(v.string(), v.uuid()) }),
});

type OutgoingMail = v.InferOutput<typeof outgoingMailSchema>;

const KEPT = 200;

/** Stores emails in the database, so that their links still work after a restart. */
export class Mailbox {
  readonly #driver: PGlite;
  readonly #config: ProjectConfig;
  readonly #siteUrl: string;

  constructor(driver: PGlite, config: ProjectConfig, siteUrl: string) {
    this.#driver = driver;
    this.#config = config;
    this.#siteUrl = siteUrl;
  }

  async deliver(mail: MailRequest): Promise<void> {
    const { subject, content_path: file } = mailsOf(this.#config)[mail.kind];
    const template = await readFile(path.join(projectFolder, file), 'utf8');
    const variables = {
      Token: mail.token,
      TokenHash: mail.tokenHash,
      SiteURL: this.#siteUrl,
      Email: mail.email,
      NewEmail: mail.newEmail,
      OldEmail: mail.oldEmail ?? mail.email,
    };
    const { link } = mailTexts[mail.kind];
    await this.#store({
      kind: mail.kind,
      to: mail.to,
      subject,
      // Escapes every value, as Go's html/template does for Supabase Auth.
      html: fillIn(template, variables, escapeHtml),
      link: link === undefined ? null : fillIn(mailLink(link), variables, encodeURI),
    });
  }

  /** Stores an email from a function. Like Brevo, it ignores a second one with the same key. */
  async deliverOutgoing({ to: [recipient], subject, ...mail }: OutgoingMail): Promise<void> {
    const html = mail.htmlContent ?? plainMail(subject, mail.textContent);
    const [kind = 'contact'] = mail.tags ?? [];
    await this.#store(
      { kind, to: recipient.email, subject, html, link: null },
      mail.headers.idempotencyKey,
    );
  }

  async #store(
    { kind, to, subject, html, link }: Omit<Mail, 'id' | 'sentAt'>,
    id: string = randomUUID(),
  ): Promise<void> {
    await this.#driver.query(
      `insert into local_mailbox.mails (id, kind, recipient, subject, html, link)
       values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
      [id, kind, to, subject, html, link],
    );
    await this.#driver.query(
      `delete from local_mailbox.mails where id in
       (select id from local_mailbox.mails order by sent_at desc offset ${KEPT})`,
    );
  }

  /** Lists the emails, newest first. */
  async list(): Promise<Mail[]> {
    const { rows } = await this.#driver.query<Mail>(
      `select id, sent_at as "sentAt", kind, recipient as "to", subject, html, link
       from local_mailbox.mails order by sent_at desc`,
    );
    return rows.map((mail) => ({ ...mail, sentAt: new Date(mail.sentAt).toISOString() }));
  }
}
