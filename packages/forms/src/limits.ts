/**
 * Every limit is counted in characters as PostgreSQL's `char_length` counts them: Unicode code
 * points after NFC normalisation. So browser, function and database always agree, and an 'é' is one
 * character however the keyboard composed it.
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

export function countCharacters(text: string): number {
  return Array.from(text).length;
}
