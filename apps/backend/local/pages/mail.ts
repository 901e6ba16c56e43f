import { createHash } from 'node:crypto';
import { mailStyle } from '../../mail/layout.ts';
import type { Mail } from '../mailbox.ts';
import { html } from './html.ts';
import { htmlResponse, page, when } from './page.ts';

export function mailPage(mails: readonly Mail[]): Response {
  const content = html`<p class="note">
      Deze computer verzendt geen mail. Hier ziet u wat anders verzonden was, de nieuwste bovenaan.
    </p>
    ${mails.length === 0 ? html`<p>Er is nog geen mail.</p>` : mails.map(mailArticle)}`;
  return page({ title: 'Mailbox', content });
}

function mailArticle({ id, subject, to, sentAt, link }: Mail) {
  const button = html`<p><a class="button" href="${link ?? ''}">Open de link uit deze mail</a></p>`;
  return html`<article aria-labelledby="mail-${id}">
    <h2 id="mail-${id}">${subject}</h2>
    <dl>
      <dt>Aan</dt>
      <dd>${to}</dd>
      <dt>Verzonden</dt>
      <dd>${when(sentAt)}</dd>
    </dl>
    ${link === null ? '' : button}
    <details>
      <summary>Bekijk de mail</summary>
      <iframe
        src="/_local/mail/${id}"
        title="Mail: ${subject}"
        loading="lazy"
        sandbox="allow-top-navigation-by-user-activation"
      ></iframe>
      <p><a href="/_local/mail/${id}">Open de mail op een eigen pagina</a></p>
    </details>
  </article>`;
}

/** Wraps a plain-text email in a minimal HTML document. */
export const plainMail = (subject: string, text: string): string =>
  String(
    html`<!doctype html>
      <html lang="nl">
        <head>
          <meta charset="utf-8" />
          <title>${subject}</title>
        </head>
        <body>
          <pre style="white-space: pre-wrap">${text}</pre>
        </body>
      </html>`,
  );

/** Responds with the email itself. In a frame, its links navigate the whole window. */
export function singleMail({ html: markup }: Mail): Response {
  return htmlResponse(markup.replace('<head>', '<head>\n    <base target="_top">'), [
    "style-src-attr 'unsafe-inline'",
    `style-src-elem 'sha256-${createHash('sha256').update(mailStyle).digest('base64')}'`,
    "frame-ancestors 'self'",
  ]);
}
