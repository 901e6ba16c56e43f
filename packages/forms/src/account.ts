import * as v from 'valibot';
import { accountEmail, profileFields } from './fields.ts';
import { newPassword } from './password.ts';

const presentPassword = v.pipe(
  v.string('Vul uw huidige wachtwoord in'),
  v.nonEmpty('Vul uw huidige wachtwoord in'),
);

/** Form that requests a link for a new password. */
export const recoverySchema = v.object({ email: accountEmail });

/** Form that sets a password by a link from an email. Has no confirmation field, because the password can be shown. */
export const newPasswordSchema = v.object({ password: newPassword });

/** Fields that users may edit in their own profile. */
export const profileSchema = v.object(profileFields);

/** Validated profile. */
export type Profile = v.InferOutput<typeof profileSchema>;

/** Form for a new address, which both mailboxes confirm. */
export const emailChangeSchema = v.object({ email: accountEmail });

/** Form for a new password, which requires the current one. */
export const passwordChangeSchema = v.object({
  currentPassword: presentPassword,
  password: newPassword,
});

/** Form that deletes an account, which requires its password. */
export const deletionSchema = v.object({ currentPassword: presentPassword });
