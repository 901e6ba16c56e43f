import { Notice, TextField } from '@heldermatch/ui';
import { useState } from 'react';
import { showOutcome } from '../shared/account/showOutcome.ts';
import type { Account } from '../../baas/account.ts';
import { ShortForm } from '../shared/forms/ShortForm.tsx';
import { useForm } from '../shared/forms/useForm.ts';
import { email as copy } from './copy.ts';

export function ChangeEmail({ email, newEmail }: Pick<Account, 'email' | 'newEmail'>) {
  const at = email.lastIndexOf('@');
  const [waiting, setWaiting] = useState(newEmail);
  const form = useForm(
    (schemas) => schemas.emailChangeSchema,
    async ({ email: chosen }, { reset }) => {
      const answer = await showOutcome(
        (service) => service.changeEmail(chosen),
        { sent: copy.sent },
        copy.failed,
      );
      if (answer === undefined) return;
      reset();
      setWaiting(chosen);
    },
  );
  return (
    <>
      {waiting !== undefined && <Notice>{copy.waiting(waiting)}</Notice>}
      <ShortForm form={form} labels={copy.labels} button={{ variant: 'secondary' }}>
        <TextField
          name="email"
          type="email"
          label={copy.labels.email}
          description={
            <>
              {copy.now} {email.slice(0, at)}
              <wbr />
              {email.slice(at)}
            </>
          }
          autoComplete="email"
          isRequired
        />
      </ShortForm>
    </>
  );
}
