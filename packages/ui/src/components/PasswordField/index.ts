export { PasswordField, type PasswordFieldProps } from './PasswordField.js';
export type { PasswordRule } from './PasswordRules.js';
