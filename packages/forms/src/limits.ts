/**
 * Every limit is counted in characters as PostgreSQL's `char_length` counts them: Unicode code
 * points, of a text field as it is stored, of a password as it was typed. So browser, function and
 * database always agree, and an 'é' in a text is one character however the keyboard composed it.
 */
export const LIMITS = {
  name: { min: 2, max: 100 },
  email: { max: 255 },
  company: { max: 100 },
  message: { min: 10, max: 2000 },
  loginPassword: { min: 8 },
  /** `maxBytes` is what the password hash (bcrypt) reads; Supabase refuses longer passwords. */
  registrationPassword: { min: 12, maxBytes: 72 },
} as const;

/** What is stored of a text field: composed (NFC) and trimmed. A password is never changed. */
export const asStored = (text: string): string => text.normalize('NFC').trim();

/** The length of a text field, as its limits and the counter below it have it. */
export const countCharacters = (text: string): number => countRawCharacters(asStored(text));

/** The length of a password, every space counted. */
export const countRawCharacters = (text: string): number => Array.from(text).length;
