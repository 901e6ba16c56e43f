import * as v from 'valibot';
import { company, email, maxCharacters, minCharacters, name, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** The text beside the consent box, to the letter of the specification. */
export const CONSENT_TEXT =
  'Ik ga akkoord met de verwerking van mijn gegevens voor contactdoeleinden.';

/** Stored with every message; a new date for every change of CONSENT_TEXT. */
export const CONSENT_VERSION = '2025-10-10';

/**
 * The name of a field that people never see and spam robots fill in. It is no part of the schema:
 * the form renders it empty, hidden from sight, from the Tab key and from assistive technology, and
 * sends it along; the function drops a message in which it is filled.
 */
export const HONEYPOT_FIELD = 'website';

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
});

export type ContactInput = v.InferInput<typeof contactSchema>;
export type ContactOutput = v.InferOutput<typeof contactSchema>;

/** A message as it is sent: what was checked, and what stands in the hidden field. */
export type ContactMessage = ContactOutput & { [HONEYPOT_FIELD]: string };
