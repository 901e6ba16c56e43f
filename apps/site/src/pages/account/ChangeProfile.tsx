import { TextField } from '@heldermatch/ui';
import { changeProfile, type Account } from '../../baas/account.ts';
import { ShortForm } from '../shared/forms/ShortForm.tsx';
import { toasts } from '../../shell/toasts.ts';
import { useForm } from '../shared/forms/useForm.ts';
import { unreachableToast } from '../../shell/copy.ts';
import { profile } from './copy.ts';

export function ChangeProfile({ account }: { account: Account }) {
  const form = useForm(
    (schemas) => schemas.profileSchema,
    async (values) => {
      try {
        await changeProfile(account.userId, values);
        toasts.show(profile.saved);
      } catch {
        toasts.show(unreachableToast);
      }
    },
  );
  return (
    <ShortForm form={form} labels={profile.labels}>
      <TextField
        name="name"
        label={profile.labels.name}
        autoComplete="name"
        defaultValue={account.profile.name}
        isRequired
      />
      <TextField
        name="company"
        label={profile.labels.company}
        autoComplete="organization"
        defaultValue={account.profile.company}
      />
    </ShortForm>
  );
}
