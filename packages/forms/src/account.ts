import * as v from 'valibot';
import { accountEmail, company, name } from './fields.ts';
import { newPassword } from './password.ts';

const presentPassword = v.pipe(
  v.string('Vul uw huidige wachtwoord in'),
  v.nonEmpty('Vul uw huidige wachtwoord in'),
);

/** Where to mail a link for a new password. */
export const recoverySchema = v.object({ email: accountEmail });

/** A password that is set by a link from a mail. Typed once: the field shows it on request. */
export const newPasswordSchema = v.object({ password: newPassword });

/** What a user may correct in the own profile. */
export const profileSchema = v.object({ name, company });

/** Another address, which both mailboxes confirm. */
export const emailChangeSchema = v.object({ email: accountEmail });

/** Another password, by who knows the present one. */
export const passwordChangeSchema = v.object({
  currentPassword: presentPassword,
  password: newPassword,
});

/** The end of an account, by who knows its password. */
export const deletionSchema = v.object({ currentPassword: presentPassword });
