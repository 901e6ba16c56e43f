export {
  RegisterForm,
  type PasswordRule,
  type RegisterFormProps,
  type RegisterFormValues,
} from './RegisterForm.js';
