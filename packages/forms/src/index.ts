export {
  deletionSchema,
  emailChangeSchema,
  newPasswordSchema,
  passwordChangeSchema,
  profileSchema,
  recoverySchema,
} from './account.ts';
export {
  CONSENT_TEXT,
  CONSENT_VERSION,
  contactSchema,
  contactFacts,
  contactLabels,
  type ContactMessage,
} from './contact.ts';
export { fetchWithin } from './fetchWithin.ts';
export { countCharacters, LIMITS } from './limits.ts';
export { loginSchema } from './login.ts';
export { passwordRules, type PasswordRule } from './password.ts';
export { registrationSchema, type Registration } from './registration.ts';
export { validate, type FieldErrors, type Validation } from './validate.ts';
