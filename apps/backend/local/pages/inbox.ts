import type { ContactMessage } from '../inbox.ts';
import { html } from './html.ts';
import { page, when } from './page.ts';

export function inboxPage(messages: readonly ContactMessage[]): Response {
  const content = html`<p class="note">
      De berichten die met het contactformulier zijn verstuurd, de nieuwste bovenaan. Een bericht
      wordt na een jaar verwijderd.
    </p>
    ${messages.length === 0 ? html`<p>Er is nog geen bericht.</p>` : messages.map(article)}`;
  return page({ title: 'Contactberichten', content });
}

function article(message: ContactMessage) {
  const { id, name, email, company, created_at: createdAt } = message;
  return html`<article aria-labelledby="message-${id}">
    <h2 id="message-${id}">${name}</h2>
    <dl>
      <dt>E-mail</dt>
      <dd><a href="mailto:${email}">${email}</a></dd>
      <dt>Bedrijf</dt>
      <dd>${company === '' ? 'niet ingevuld' : company}</dd>
      <dt>Ontvangen</dt>
      <dd>${when(createdAt)}</dd>
      <dt>Akkoord</dt>
      <dd>ja, tekst van ${message.consent_version}</dd>
    </dl>
    <p class="message">${message.message}</p>
  </article>`;
}
