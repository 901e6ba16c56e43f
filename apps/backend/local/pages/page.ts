import { company } from '@heldermatch/facts';
import { html, type Html } from './html.ts';
import { styleElement, styleSource } from './style.ts';

interface Page {
  title: string;
  content: Html;
  /** Origins that may embed the page in a frame. @default 'none' */
  frameAncestors?: string;
  /** Targets of the page's forms. @default 'none' */
  formAction?: string;
  /** Label of the page next to the company's name. */
  badge?: string;
  /** Omits the links to the other local pages. */
  isBare?: boolean;
}

/** Renders a page of the local emulator: in Dutch, without scripts or external resources. */
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

/** HTML response whose Content-Security-Policy allows only what the given directives list. */
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
