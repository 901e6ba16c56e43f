import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import { passwordRules } from './passwordRules.ts';

/** Never trimmed or normalised: a password is exactly what was typed. */
export const newPassword = v.pipe(
  v.string('Wachtwoord moet minimaal 12 tekens zijn'),
  v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    for (const rule of passwordRules) {
      if (!rule.isMet(dataset.value)) addIssue({ message: rule.message });
    }
  }),
  v.maxBytes(
    LIMITS.registrationPassword.maxBytes,
    'Wachtwoord is te lang: maximaal 72 tekens, minder met accenten of emoji',
  ),
);
