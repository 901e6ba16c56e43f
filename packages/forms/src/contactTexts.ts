// Copy about a message, for the contact form, the email and the inbox. Without Valibot, because rendering the form
// needs it.
import type { ContactMessage } from './contact.ts';

/** Label of the consent checkbox, literally from the specification. */
export const CONSENT_TEXT =
  'Ik ga akkoord met de verwerking van mijn gegevens voor contactdoeleinden.';

/** Stored with every message. Every change of CONSENT_TEXT needs a new date. */
export const CONSENT_VERSION = '2025-10-10';

/** Labels of the fields in the form, the email to the company and the inbox, in order. */
export const contactLabels = {
  name: 'Naam',
  email: 'E-mailadres',
  company: 'Bedrijfsnaam',
  message: 'Bericht',
} as const satisfies Partial<Record<keyof ContactMessage, string>>;

/** Labelled values of a message, without its text. */
export const contactFacts = (message: Pick<ContactMessage, keyof typeof contactLabels>) =>
  typedKeys(contactLabels)
    .filter((field) => field !== 'message')
    .map((field) => ({ label: contactLabels[field], value: message[field] || 'niet ingevuld' }));

const typedKeys = <T extends object>(value: T) => Object.keys(value) as (keyof T)[];
