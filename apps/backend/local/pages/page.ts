import { company } from '@heldermatch/facts';
import { html, type Html } from './html.ts';
import { styleElement, styleSource } from './style.ts';

interface Page {
  title: string;
  content: Html;
  /** Who may show the page in a frame; nobody by default. */
  frameAncestors?: string;
  /** Where its forms may go; nowhere by default. */
  formAction?: string;
  /** What the page is, beside the name of the company. */
  badge?: string;
  /** Without the links to the other local pages. */
  isBare?: boolean;
}

/** A page of the stand-in: Dutch, without scripts, and allowed to load nothing. */
export function page({
  title,
  content,
  frameAncestors = "'none'",
  formAction,
  badge,
  isBare = false,
}: Page): Response {
  const links = html`<nav aria-label="Lokale pagina's">
    <a href="/_local/mail">Mailbox</a><a href="/_local/inbox">Contactberichten</a>
  </nav>`;
  const document = html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${title} - ${company.name} (lokaal)</title>
        <link rel="icon" href="data:," />
        ${styleElement}
      </head>
      <body>
        <header>
          <span class="mark"
            ><span>${company.brandMark.marked}</span>${company.brandMark.rest}</span
          >
          ${badge === undefined ? '' : html`<span class="badge">${badge}</span>`}
          ${isBare ? '' : links}
        </header>
        <main>
          <h1>${title}</h1>
          ${content}
        </main>
      </body>
    </html> `;
  return htmlResponse(
    document,
    [
      `style-src ${styleSource}`,
      'img-src data:',
      "frame-src 'self'",
      `frame-ancestors ${frameAncestors}`,
    ],
    formAction,
  );
}

/** A document that loads nothing but what the given directives allow. */
export function htmlResponse(
  markup: Html | string,
  directives: readonly string[],
  formAction = "'none'",
): Response {
  const policy = [
    "default-src 'none'",
    "base-uri 'none'",
    `form-action ${formAction}`,
    ...directives,
  ];
  return new Response(String(markup), {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.join('; '),
    },
  });
}

const dateFormat = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
});

export const when = (iso: string) =>
  html`<time datetime="${iso}">${dateFormat.format(new Date(iso))}</time>`;
