import { passwordRules } from '@heldermatch/forms';
import { Button, Inline, Link, PlainButton, RegisterForm, Stack, Text } from '@heldermatch/ui';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { AccountCard } from '../../shell/AccountCard.tsx';
import { useAuth } from '../../auth/AuthProvider.tsx';
import { showOutcome } from '../shared/account/showOutcome.ts';
import { useNewContent } from '../shared/forms/useNewContent.ts';
import { NoScriptNote } from '../shared/forms/NoScriptNote.tsx';
import { useForm } from '../shared/forms/useForm.ts';
import { unreachableToast } from '../../shell/copy.ts';
import { register } from './copy.ts';

const { sent, terms } = register;

export default function RegisterPage() {
  const { user } = useAuth();
  /** Address to which the link was sent. */
  const [mailedTo, setMailedTo] = useState<string>();
  const form = useForm(
    (schemas) => schemas.registrationSchema,
    async (registration) => {
      const { succeeded, exists, failed } = register.toasts;
      const answer = await showOutcome(
        (service) => service.signUp(registration),
        { registered: succeeded, 'already-registered': exists },
        failed,
        { ...failed, description: unreachableToast.description },
      );
      if (answer?.status === 'registered') setMailedTo(registration.email);
    },
  );
  useNewContent(mailedTo);
  const isSent = mailedTo !== undefined;
  return (
    <AccountCard
      title={isSent ? sent.title : register.title}
      intro={isSent ? sent.intro(mailedTo) : register.intro}
      link={{ href: '/login', label: isSent ? sent.toLogin : register.hasAccount }}
    >
      {user !== null && <Redirect to="/dashboard" replace />}
      <NoScriptNote />
      {isSent && <MailSent email={mailedTo} onOtherAddress={() => setMailedTo(undefined)} />}
      {/* Stays mounted, so that another address can be tried without typing everything again. */}
      <div hidden={isSent}>
        <RegisterForm
          labels={register.labels}
          passwordRules={passwordRules}
          terms={
            <>
              {terms.before}
              <Link href="/terms" opensInNewTab>
                {terms.terms}
              </Link>
              {terms.between}
              <Link href="/privacy" opensInNewTab>
                {terms.privacy}
              </Link>
              {terms.after}
            </>
          }
          {...form}
        />
      </div>
    </AccountCard>
  );
}

interface MailSentProps {
  email: string;
  onOtherAddress: () => void;
}

/** Help when the email doesn't arrive. */
function MailSent({ email, onOtherAddress }: MailSentProps) {
  const [isPending, setPending] = useState(false);
  const resend = async () => {
    setPending(true);
    const { succeeded, failed } = sent.toasts;
    await showOutcome((service) => service.resendConfirmation(email), { sent: succeeded }, failed);
    setPending(false);
  };
  return (
    <Stack>
      <Text emphasis="muted">{sent.help}</Text>
      <Inline>
        <Button variant="secondary" isPending={isPending} onPress={() => void resend()}>
          {isPending ? sent.pending : sent.resend}
        </Button>
        <PlainButton variant="quiet" onClick={onOtherAddress}>
          {sent.otherAddress}
        </PlainButton>
      </Inline>
    </Stack>
  );
}
