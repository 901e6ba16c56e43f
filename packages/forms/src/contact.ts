import * as v from 'valibot';
import { company, email, maxCharacters, minCharacters, name, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** The text beside the consent box, to the letter of the specification. */
export const CONSENT_TEXT =
  'Ik ga akkoord met de verwerking van mijn gegevens voor contactdoeleinden.';

/** Stored with every message; a new date for every change of CONSENT_TEXT. */
export const CONSENT_VERSION = '2025-10-10';

/** Letters of every script, spaces, hyphens, and the apostrophes that keyboards and phones make. */
const NAME_CHARACTERS = /^[\p{L}\p{M}\p{Zs}\-\u2010\u2011'\u2018\u2019]*$/u;
const MESSAGE_TOO_SHORT = 'Bericht moet minimaal 10 tekens zijn';

export const contactSchema = v.object({
  name: v.pipe(
    name,
    v.regex(NAME_CHARACTERS, 'Alleen letters, spaties en koppeltekens toegestaan'),
  ),
  email: v.pipe(email('E-mail te lang'), v.toLowerCase()),
  company,
  message: v.pipe(
    text(MESSAGE_TOO_SHORT),
    minCharacters(LIMITS.message.min, MESSAGE_TOO_SHORT),
    maxCharacters(LIMITS.message.max, 'Bericht mag maximaal 2000 tekens zijn'),
  ),
  consent: v.literal(true, 'U moet akkoord gaan met de privacyverklaring'),
  /**
   * The trap: people never see it and spam robots fill it in. The form renders it empty, hidden from
   * sight, from the Tab key and from assistive technology; the function drops a message in which it is
   * filled, with whatever.
   */
  website: v.nullish(v.unknown(), ''),
});

/** A message that was checked. */
export type ContactMessage = v.InferOutput<typeof contactSchema>;

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
