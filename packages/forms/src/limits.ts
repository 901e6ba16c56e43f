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

/** As Word, Windows and Unicode also write them. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Nobody sees them, so nobody could be asked to remove them. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;

/**
 * What is stored of a text field: with `\n` as its only line break and no control character but the tab
 * beside it, composed (NFC) and trimmed. A password is never changed.
 */
export const asStored = (text: string): string =>
  text.replace(LINE_BREAKS, '\n').replace(CONTROL_CHARACTERS, '').normalize('NFC').trim();

/** The length of a text field, as its limits and the counter below it have it. */
export const countCharacters = (text: string): number => countRawCharacters(asStored(text));

/** The length of a password, every space counted. */
export const countRawCharacters = (text: string): number => Array.from(text).length;
