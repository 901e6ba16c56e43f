import { LoginForm } from '@heldermatch/ui';
import { AccountCard } from '../../auth/AccountCard.tsx';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { Redirect } from '../../auth/Redirect.tsx';
import { account } from '../../baas/index.ts';
import { NoScriptNote } from '../../shell/NoScriptNote.tsx';
import { toasts } from '../../shell/toasts.ts';
import { useForm } from '../../shell/useForm.ts';
import { unreachableToast } from '../../start/texts.ts';
import { login } from './copy.ts';

export default function LoginPage() {
  const { user } = useAuth();
  const form = useForm(
    (schemas) => schemas.loginSchema,
    async ({ email, password, rememberMe }) => {
      try {
        const { signIn } = await account.load();
        const result = await signIn(email, password, rememberMe);
        toasts.show(login.toasts[result]);
      } catch {
        toasts.show(unreachableToast);
      }
    },
  );
  if (user !== null) return <Redirect to="/dashboard" />;
  return (
    <AccountCard
      title={login.title}
      intro={login.intro}
      link={{ href: '/register', label: login.noAccount }}
    >
      <NoScriptNote />
      <LoginForm labels={login.labels} forgotPasswordHref="/forgot-password" {...form} />
    </AccountCard>
  );
}
