import { loginSchema } from '@heldermatch/forms';
import { AuthCard, Link, LoginForm } from '@heldermatch/ui';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { Redirect } from '../../auth/RequireAuth.tsx';
import { signIn } from '../../baas/account.ts';
import { prefetchBaas } from '../../baas/index.ts';
import { backHome, unreachableToast, wordmark } from '../../shell/copy.ts';
import { NoScriptNote } from '../../shell/NoScriptNote.tsx';
import { toasts } from '../../shell/toasts.ts';
import { useForm } from '../../shell/useForm.ts';
import { login } from './copy.ts';

export default function LoginPage() {
  const { user } = useAuth();
  const form = useForm(loginSchema, async ({ email, password, rememberMe }) => {
    try {
      const result = await signIn(email, password, rememberMe);
      toasts.show(login.toasts[result]);
    } catch {
      toasts.show(unreachableToast);
    }
  });
  if (user !== null) return <Redirect to="/dashboard" />;
  return (
    <AuthCard
      wordmark={wordmark}
      title={login.title}
      intro={login.intro}
      note={
        <>
          <Link href="/register" variant="standalone">
            {login.noAccount}
          </Link>
          <Link href="/" variant="standalone">
            {backHome}
          </Link>
        </>
      }
    >
      <NoScriptNote />
      <LoginForm
        labels={login.labels}
        forgotPasswordHref="/forgot-password"
        onFirstTouch={prefetchBaas}
        {...form}
      />
    </AuthCard>
  );
}
