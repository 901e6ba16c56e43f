import { html } from './html.ts';
import { page } from './page.ts';

const FIELDS = [
  ['name', 'Naam'],
  ['email', 'E-mail'],
  ['utm_source', 'utm_source'],
  ['utm_medium', 'utm_medium'],
  ['utm_campaign', 'utm_campaign'],
  ['utm_term', 'utm_term'],
  ['utm_content', 'utm_content'],
] as const;

/** Stands in for the scheduling service, and shows what the site hands over to it. */
export function bookingPage(query: URLSearchParams, siteOrigins: readonly string[]): Response {
  const given = FIELDS.flatMap(([field, label]) => {
    const value = query.get(field);
    return value
      ? [
          html`<dt>${label}</dt>
            <dd>${value}</dd>`,
        ]
      : [];
  });
  const content = html`<p class="note">
      <strong>Dit is een voorbeeld.</strong> U kunt hier niets boeken. In productie staat op deze
      plek de agenda van de boekingsdienst.
    </p>
    <h2>Deze gegevens zijn alvast ingevuld</h2>
    ${given.length === 0 ? html`<p>De site heeft niets meegegeven.</p>` : html`<dl>${given}</dl>`}`;
  return page({
    title: 'Voorbeeld van de agenda',
    content,
    frameAncestors: siteOrigins.join(' '),
    isBare: true,
  });
}
