export type { PasswordRule } from './PasswordRules.js';
export { RegisterForm, type RegisterFormProps } from './RegisterForm.js';
