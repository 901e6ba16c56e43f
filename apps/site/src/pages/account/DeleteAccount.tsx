import { DescriptionList, PasswordField, PlainDisclosure } from '@heldermatch/ui';
import { showOutcome } from '../shared/account/showOutcome.ts';
import { signOut } from '../../baas/account.ts';
import { ShortForm } from '../shared/forms/ShortForm.tsx';
import { useForm } from '../shared/forms/useForm.ts';
import { deletion } from './copy.ts';

export function DeleteAccount({ email }: { email: string }) {
  const form = useForm(
    (schemas) => schemas.deletionSchema,
    async ({ currentPassword }, { refuse }) => {
      const answer = await showOutcome(
        (service) => service.deleteAccount(email, currentPassword),
        { deleted: deletion.deleted, limited: deletion.limited },
        deletion.limited,
      );
      if (answer?.status === 'deleted') await signOut();
      if (answer?.status === 'wrong') refuse({ currentPassword: deletion.wrong });
    },
  );
  return (
    <>
      <PlainDisclosure title={deletion.consequencesTitle}>
        <DescriptionList items={deletion.consequences} />
      </PlainDisclosure>
      <ShortForm
        form={form}
        labels={deletion.labels}
        button={{ variant: 'secondary', tone: 'critical' }}
      >
        <PasswordField
          name="currentPassword"
          label={deletion.labels.currentPassword}
          autoComplete="current-password"
          isRequired
        />
      </ShortForm>
    </>
  );
}
