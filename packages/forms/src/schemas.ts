// All that a form is checked by: the part that takes Valibot, so that a browser can fetch it apart.
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
