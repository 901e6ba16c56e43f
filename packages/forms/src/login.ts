import * as v from 'valibot';
import { accountEmail } from './fields.ts';
import { countRawCharacters, LIMITS } from './limits.ts';

const PASSWORD_TOO_SHORT = 'Wachtwoord moet minimaal 8 tekens zijn';

export const loginSchema = v.object({
  email: accountEmail,
  password: v.pipe(
    v.string(PASSWORD_TOO_SHORT),
    v.check(
      (password) => countRawCharacters(password) >= LIMITS.loginPassword.min,
      PASSWORD_TOO_SHORT,
    ),
  ),
  /** Whether the session outlives the tab. */
  rememberMe: v.fallback(v.boolean(), true),
});
