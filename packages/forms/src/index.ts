export type { Profile } from './account.ts';
export type { ContactMessage } from './contact.ts';
export { CONSENT_TEXT, CONSENT_VERSION, contactFacts, contactLabels } from './contactTexts.ts';
export { fetchWithin } from './fetchWithin.ts';
export { countCharacters, LIMITS } from './limits.ts';
export { passwordRules, type PasswordRule } from './passwordRules.ts';
export type { Registration } from './registration.ts';
export * from './schemas.ts';
export type { FieldErrors, Validation } from './validate.ts';
