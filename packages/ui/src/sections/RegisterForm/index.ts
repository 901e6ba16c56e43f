export type { PasswordRule } from './PasswordRules.js';
export { RegisterForm, type RegisterFormProps, type RegisterFormValues } from './RegisterForm.js';
