import { dateInDutch, retention } from '@heldermatch/facts';
import { contactFacts } from '@heldermatch/forms';
import type { StoredMessage } from '../inbox.ts';
import { html } from './html.ts';
import { page, when } from './page.ts';

export function inboxPage(messages: readonly StoredMessage[]): Response {
  const content = html`<p class="note">
      De berichten die met het contactformulier zijn verzonden, de nieuwste bovenaan. Een bericht
      wordt binnen ${retention.contactMessages} verwijderd. Een bericht waarin een veld is ingevuld
      dat mensen niet zien, is opgevangen en niet gemaild: kijk zelf of een mens het schreef.
    </p>
    ${messages.length === 0 ? html`<p>Er is nog geen bericht.</p>` : messages.map(article)}`;
  return page({ title: 'Contactberichten', content });
}

function article(message: StoredMessage) {
  const { id, name, email, created_at: createdAt } = message;
  const facts = contactFacts(message).map(
    ({ label, value }) =>
      html`<dt>${label}</dt>
        <dd>${value}</dd>`,
  );
  return html`<article aria-labelledby="message-${id}">
    <h2 id="message-${id}">${message.caught ? 'Opgevangen: ' : ''}${name}</h2>
    <dl>
      ${facts}
      <dt>Ontvangen</dt>
      <dd>${when(createdAt)}</dd>
      <dt>Akkoord</dt>
      <dd>ja, tekst van ${dateInDutch(message.consent_version)}</dd>
    </dl>
    <p class="message">${message.message}</p>
    <p><a href="mailto:${email}">Antwoord per e-mail</a></p>
  </article>`;
}
