// Validation of the forms. A separate entry, because it needs Valibot and can be loaded on demand.
export {
  deletionSchema,
  emailChangeSchema,
  newPasswordSchema,
  passwordChangeSchema,
  profileSchema,
  recoverySchema,
} from './account.ts';
export { contactSchema } from './contact.ts';
export { loginSchema } from './login.ts';
export { registrationSchema } from './registration.ts';
export { validate } from './validate.ts';
