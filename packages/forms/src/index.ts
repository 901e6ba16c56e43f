export {
  CONSENT_TEXT,
  CONSENT_VERSION,
  contactSchema,
  HONEYPOT_FIELD,
  type ContactInput,
  type ContactMessage,
  type ContactOutput,
} from './contact.ts';
export { countCharacters, LIMITS } from './limits.ts';
export { loginSchema, type LoginInput, type LoginOutput } from './login.ts';
export { passwordRules, type PasswordRule } from './password.ts';
export {
  registrationSchema,
  type RegistrationInput,
  type RegistrationOutput,
} from './registration.ts';
export { validate, type FieldErrors, type Validation } from './validate.ts';
