import { countRawCharacters, LIMITS } from './limits.ts';

export interface PasswordRule {
  id: 'length' | 'upper' | 'lower' | 'digit';
  /** Label in the list of rules that a form shows. */
  label: string;
  /** Message for a broken rule. */
  message: string;
  isMet: (password: string) => boolean;
}

/**
 * Rules for a new password, in the order in which they are reported. Letters are A to Z only, because Supabase's
 * `lower_upper_letters_digits` doesn't count É as a capital either.
 */
export const passwordRules: readonly PasswordRule[] = [
  {
    id: 'length',
    label: 'Minimaal 12 tekens',
    message: 'Wachtwoord moet minimaal 12 tekens zijn',
    isMet: (password) => countRawCharacters(password) >= LIMITS.registrationPassword.min,
  },
  {
    id: 'upper',
    label: 'Minimaal 1 hoofdletter',
    message: 'Minimaal 1 hoofdletter vereist',
    isMet: (password) => /[A-Z]/.test(password),
  },
  {
    id: 'lower',
    label: 'Minimaal 1 kleine letter',
    message: 'Minimaal 1 kleine letter vereist',
    isMet: (password) => /[a-z]/.test(password),
  },
  {
    id: 'digit',
    label: 'Minimaal 1 cijfer',
    message: 'Minimaal 1 cijfer vereist',
    isMet: (password) => /\d/.test(password),
  },
];
