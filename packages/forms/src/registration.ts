import * as v from 'valibot';
import { accountEmail, profileFields } from './fields.ts';
import { newPassword } from './password.ts';

const MISMATCH = 'Wachtwoorden komen niet overeen';

export const registrationSchema = v.pipe(
  v.object({
    ...profileFields,
    email: accountEmail,
    password: newPassword,
    confirmPassword: v.string(MISMATCH),
    terms: v.literal(
      true,
      'U moet akkoord gaan met de algemene voorwaarden en de privacyverklaring',
    ),
  }),
  // Not `v.partialCheck`, which doesn't run while the password itself is invalid.
  v.rawCheck(({ dataset: { value }, addIssue }) => {
    if (!isRecord(value) || value['password'] === value['confirmPassword']) return;
    const key = 'confirmPassword';
    const path = { type: 'object', origin: 'value', input: value, key, value: value[key] } as const;
    addIssue({ message: MISMATCH, path: [path] });
  }),
);

/** Validated registration. */
export type Registration = v.InferOutput<typeof registrationSchema>;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
