import { LoginForm, Notice } from '@heldermatch/ui';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { AccountCard } from '../../shell/AccountCard.tsx';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { signIn } from '../../baas/account.ts';
import { NoScriptNote } from '../shared/forms/NoScriptNote.tsx';
import { toasts } from '../../shell/toasts.ts';
import { useForm } from '../shared/forms/useForm.ts';
import { unreachableToast } from '../../shell/copy.ts';
import { login } from './copy.ts';

export default function LoginPage() {
  const { user } = useAuth();
  /** Error that remains on the page after its toast is closed. */
  const [failure, setFailure] = useState<{ title: string; description: string }>();
  const form = useForm(
    (schemas) => schemas.loginSchema,
    async ({ email, password, rememberMe }) => {
      const toast = await signIn(email, password, rememberMe).then(
        (result) => login.toasts[result],
        () => unreachableToast,
      );
      toasts.show(toast);
      setFailure(toast.tone === 'critical' ? toast : undefined);
    },
  );
  return (
    <AccountCard
      title={login.title}
      intro={login.intro}
      link={{ href: '/register', label: login.noAccount }}
    >
      {user !== null && <Redirect to="/dashboard" replace />}
      <NoScriptNote />
      {failure && (
        <Notice tone="critical" title={failure.title}>
          {failure.description}
        </Notice>
      )}
      <LoginForm labels={login.labels} forgotPasswordHref="/forgot-password" {...form} />
    </AccountCard>
  );
}
