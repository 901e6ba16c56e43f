import { passwordRules } from '@heldermatch/forms';
import { PasswordField } from '@heldermatch/ui';
import { showOutcome } from '../shared/account/showOutcome.ts';
import { ShortForm } from '../shared/forms/ShortForm.tsx';
import { useForm } from '../shared/forms/useForm.ts';
import { password as copy } from './copy.ts';

export function ChangePassword({ email }: { email: string }) {
  const form = useForm(
    (schemas) => schemas.passwordChangeSchema,
    async ({ currentPassword, password }, { refuse, reset }) => {
      const answer = await showOutcome(
        (service) => service.changePassword(email, { present: currentPassword, next: password }),
        { changed: copy.changed, limited: copy.limited },
        copy.failed,
      );
      if (answer?.status === 'wrong') refuse({ currentPassword: copy.wrong });
      if (answer?.status === 'changed') reset();
    },
  );
  return (
    <ShortForm form={form} labels={copy.labels} button={{ variant: 'secondary' }}>
      <PasswordField
        name="currentPassword"
        label={copy.labels.currentPassword}
        autoComplete="current-password"
        isRequired
      />
      <PasswordField
        name="password"
        label={copy.labels.password}
        autoComplete="new-password"
        rules={passwordRules}
        isRequired
      />
    </ShortForm>
  );
}
