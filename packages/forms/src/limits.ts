/**
 * Limits in characters as counted by PostgreSQL's `char_length`: Unicode code points. Text fields are counted as
 * stored, passwords as typed. So browser, function and database always agree, and an 'é' typed there is one character
 * however the keyboard composed it.
 */
export const LIMITS = {
  name: { min: 2, max: 100 },
  email: { max: 255 },
  company: { max: 100 },
  message: { min: 10, max: 2000 },
  loginPassword: { min: 8 },
  /** `maxBytes` is the maximum that the password hash (bcrypt) reads; Supabase rejects longer passwords. */
  registrationPassword: { min: 12, maxBytes: 72 },
} as const;

/** Line breaks of Word, Windows and Unicode. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Removed silently: they are invisible, so users couldn't remove them. */
const CONTROL_CHARACTERS = /[^\P{Cc}\t\n]/gu;

/**
 * Normalises text as it is stored. Trims it, composes it (NFC), makes `\n` its only line break, and removes other
 * control characters except tab. Never used for passwords.
 */
export const asStored = (text: string): string =>
  text.replace(LINE_BREAKS, '\n').replace(CONTROL_CHARACTERS, '').normalize('NFC').trim();

/** Length of the stored form, as the limits and the counter measure it. */
export const countCharacters = (text: string): number => countRawCharacters(asStored(text));

/** Length of a password, including spaces. */
export const countRawCharacters = (text: string): number => Array.from(text).length;
