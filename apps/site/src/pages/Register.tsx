import { passwordRules, registrationSchema } from '@heldermatch/forms';
import { AuthCard, Link, RegisterForm } from '@heldermatch/ui';
import { useAuth } from '../auth/AuthProvider.tsx';
import { Redirect } from '../auth/RequireAuth.tsx';
import { prefetchBaas, signUp, type SignUpResult } from '../baas/index.ts';
import { backHome, register, unreachableToast } from '../content/account.ts';
import { company } from '../content/company.ts';
import { NoScriptNote } from '../shell/NoScriptNote.tsx';
import { toasts } from '../shell/toasts.ts';
import { useForm } from '../shell/useForm.ts';

function toastOf(result: SignUpResult) {
  if (result.status === 'registered') return register.toasts.succeeded;
  if (result.status === 'already-registered') return register.toasts.exists;
  const { code = '', message } = result;
  return { ...register.toasts.failed, description: register.refusals[code] ?? message };
}

export default function RegisterPage() {
  const { user } = useAuth();
  const form = useForm(registrationSchema, async (registration) => {
    try {
      toasts.show(toastOf(await signUp(registration)));
    } catch {
      toasts.show(unreachableToast);
    }
  });
  if (user !== null) return <Redirect to="/dashboard" />;
  const { terms } = register;
  return (
    <AuthCard
      wordmark={company.wordmark}
      title={register.title}
      intro={register.intro}
      links={
        <>
          <Link href="/login" variant="standalone">
            {register.hasAccount}
          </Link>
          <Link href="/" variant="standalone">
            {backHome}
          </Link>
        </>
      }
    >
      <NoScriptNote />
      <RegisterForm
        labels={register.labels}
        passwordRules={passwordRules}
        terms={
          <>
            {terms.before}
            <Link href="/terms" isExternal>
              {terms.terms}
            </Link>
            {terms.between}
            <Link href="/privacy" isExternal>
              {terms.privacy}
            </Link>
            {terms.after}
          </>
        }
        onFirstTouch={prefetchBaas}
        {...form}
      />
    </AuthCard>
  );
}
