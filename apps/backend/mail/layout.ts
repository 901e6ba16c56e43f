import { company } from '@heldermatch/facts';
import { colors } from './colors.ts';
import { mailTexts, type AccountMailKind, type MailKind, type MailText } from './texts.ts';

// Email clients drop stylesheets, so all styles are inline and the layout is a table. Clients that keep stylesheets and
// support dark mode (Apple's, Outlook's) use the site's dark colours.
const { light, dark } = colors;
const FONT = "font-family:Verdana,'Segoe UI',Arial,sans-serif";

export const mailStyle = `
      :root { color-scheme: light dark; }
      @media (prefers-color-scheme: dark) {
        .page { background-color: ${dark.page} !important; color: ${dark.text} !important; }
        .card { background-color: ${dark.card} !important; }
        .link { color: ${dark.action} !important; }
        .button { background-color: ${dark.action} !important; color: ${dark.onAction} !important; }
        .line { background-color: ${dark.text} !important; }
        .marker { background-color: ${dark.marker} !important; color: ${dark.markerText} !important; }
      }
    `;

/**
 * Sender's details at the end of every email. @see article 27 of the Handelsregisterwet 2007: the trade register number
 * is required on every letter
 */
const companyLine = `${company.legalName}, ${company.address}, KvK ${company.registration}`;

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;font-size:16px;line-height:1.6">${text}</p>`;

/**
 * Template of an email's link, for Supabase Auth to fill in. The token is in the fragment, which is never sent to a
 * server. The page waits for a press, because mail scanners open every link.
 */
export const mailLink = ({ page, type }: NonNullable<MailText['link']>): string =>
  `{{ .SiteURL }}${page}#token_hash={{ .TokenHash }}&type=${type}`;

function button(link: NonNullable<MailText['link']>): string {
  const address = mailLink(link).replace('&', '&amp;');
  return `<p style="margin:24px 0">
                <a class="button" href="${address}" style="display:inline-block;padding:14px 24px;border-radius:8px;background-color:${light.action};color:${light.onAction};font-size:16px;font-weight:bold;text-decoration:none">${link.label}</a>
              </p>
              <p style="margin:0 0 16px;font-size:14px;line-height:1.6">Werkt de knop niet? Kopieer dan deze link naar uw browser:<br><a class="link" href="${address}" style="color:${light.action};word-break:break-all">${address}</a></p>`;
}

const code = `<p style="margin:24px 0;font-size:28px;font-weight:bold;letter-spacing:6px">{{ .Token }}</p>`;

/**
 * Returns the whole email as a template, with `{{ .Name }}` variables for Supabase Auth or `mailOf` to fill in. A line
 * leads from the mark to the message, as from a score to its evidence.
 */
export function mailTemplate(kind: MailKind): string {
  const text = mailTexts[kind];
  const body = [
    ...text.intro.map(paragraph),
    ...(text.link ? [button(text.link)] : []),
    ...(text.hasCode ? [code] : []),
    ...text.outro.map(paragraph),
  ].join('\n              ');

  return `<!doctype html>
<html lang="nl">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="supported-color-schemes" content="light dark">
    <style>${mailStyle}</style>
    <title>${text.title}</title>
  </head>
  <body class="page" style="margin:0;padding:0;background-color:${light.page};color:${light.text};${FONT}">
    <table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${light.page}">
      <tr>
        <td align="center" style="padding:32px 16px">
          <table class="page" role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px;text-align:left;color:${light.text};${FONT}">
            <tr>
              <td style="padding:0 0 3px;font-size:22px;font-weight:bold"><span class="marker" style="padding:2px 4px;border-radius:5px;background-color:${light.marker};color:${light.markerText}">${company.brandMark.marked}</span>${company.brandMark.rest}</td>
            </tr>
            <tr>
              <td style="padding:0 0 0 40px;font-size:0;line-height:0"><div class="line" style="width:1px;height:20px;background-color:${light.text}"></div></td>
            </tr>
            <tr>
              <td class="card" style="padding:32px 24px;border-radius:12px;background-color:${light.card}">
              <h1 style="margin:0 0 16px;font-size:24px;line-height:1.3">${text.title}</h1>
              ${body}
              </td>
            </tr>
            <tr>
              <td style="padding:20px 0 0;font-size:13px;line-height:1.6">${companyLine}<br><a class="link" href="mailto:${company.email}" style="color:${light.action}">${company.email}</a></td>
            </tr>
          </table>
        </td>
      </tr>
    </table>
  </body>
</html>
`;
}

/** Fills in a template's variables, as Supabase Auth does. */
export const fillIn = (
  template: string,
  variables: Readonly<Record<string, string>>,
  encode: (value: string) => string,
): string =>
  template.replaceAll(/\{\{\s*\.(\w+)\s*\}\}/g, (_, name: string) => encode(variables[name] ?? ''));

/** Renders an email that is ready to be sent. Its only variables are dates, never user input. */
export const mailOf = (kind: AccountMailKind, variables: { DeletesOn: string }) => ({
  subject: mailTexts[kind].subject,
  html: fillIn(mailTemplate(kind), variables, (day) => day),
});
