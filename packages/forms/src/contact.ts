import * as v from 'valibot';
import { company, email, maxCharacters, minCharacters, name, text } from './fields.ts';
import { LIMITS } from './limits.ts';

/** Letters of every script, spaces, hyphens, and the apostrophes of keyboards and phones. */
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
   * Honeypot for spam robots. The form renders it empty, hidden from sight, from the Tab key and from assistive
   * technology. The function quarantines a message in which it has any value.
   */
  website: v.nullish(v.unknown(), ''),
});

/** Validated message. */
export type ContactMessage = v.InferOutput<typeof contactSchema>;
