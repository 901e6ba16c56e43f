// What the contact form, the mail and the inbox say of a message. Without Valibot, as it is needed to draw the form.
import type { ContactMessage } from './contact.ts';

/** The text beside the consent box, to the letter of the specification. */
export const CONSENT_TEXT =
  'Ik ga akkoord met de verwerking van mijn gegevens voor contactdoeleinden.';

/** Stored with every message; a new date for every change of CONSENT_TEXT. */
export const CONSENT_VERSION = '2025-10-10';

/** What its texts are called on the form, in the mail to the company and in the inbox, in their order. */
export const contactLabels = {
  name: 'Naam',
  email: 'E-mailadres',
  company: 'Bedrijfsnaam',
  message: 'Bericht',
} as const satisfies Partial<Record<keyof ContactMessage, string>>;

/** What a message says beside its text, each with its label. */
export const contactFacts = (message: Pick<ContactMessage, keyof typeof contactLabels>) =>
  typedKeys(contactLabels)
    .filter((field) => field !== 'message')
    .map((field) => ({ label: contactLabels[field], value: message[field] || 'niet ingevuld' }));

const typedKeys = <T extends object>(value: T) => Object.keys(value) as (keyof T)[];
