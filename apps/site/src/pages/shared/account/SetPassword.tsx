import { passwordRules } from '@heldermatch/forms';
import { ButtonLink, PasswordField, Stack, Text } from '@heldermatch/ui';
import { useState } from 'react';
import { useNewContent } from '../forms/useNewContent.ts';
import { NoScriptNote } from '../forms/NoScriptNote.tsx';
import { largeButton, ShortForm } from '../forms/ShortForm.tsx';
import { useForm } from '../forms/useForm.ts';
import { AccountCard } from '../../../shell/AccountCard.tsx';
import { loginLink } from './copy.ts';
import { DeadLink } from './DeadLink.tsx';
import { showOutcome } from './showOutcome.ts';
import { forgetMailLink, readMailLink } from './useMailLink.ts';

interface SetPasswordProps {
  texts: {
    title: string;
    intro: string;
    labels: Record<'password' | 'submit' | 'pending', string>;
    /** Messages after success, with the address of the account: the link may belong to another user. */
    done: { title: string; intro: (email: string) => string; help: string };
    failed: { tone: 'critical'; title: string };
  };
}

/**
 * Form that sets the password of an account by a link from an email. The user has to sign in with it afterwards, so
 * that following a link never opens another user's account.
 */
export function SetPassword({ texts: { labels, done, failed, ...texts } }: SetPasswordProps) {
  const [outcome, setOutcome] = useState<{ email: string } | 'dead'>();
  const form = useForm(
    (schemas) => schemas.newPasswordSchema,
    async ({ password }) => {
      // Read here, because the form can be submitted before hydration, when `link` is still undefined.
      const link = readMailLink();
      const answer = link
        ? await showOutcome((service) => service.setPasswordByLink(link, password), {}, failed)
        : ({ status: 'dead' } as const);
      if (answer === undefined) return;
      forgetMailLink();
      setOutcome(answer.status === 'done' ? answer : 'dead');
    },
  );
  useNewContent(outcome);
  if (outcome === 'dead') return <DeadLink />;
  return (
    <AccountCard
      title={outcome ? done.title : texts.title}
      intro={outcome ? done.intro(outcome.email) : texts.intro}
    >
      {outcome ? (
        <Stack>
          <Text>{done.help}</Text>
          <ButtonLink href={loginLink.href} {...largeButton}>
            {loginLink.label}
          </ButtonLink>
        </Stack>
      ) : (
        <>
          <NoScriptNote />
          <ShortForm form={form} labels={labels} button={largeButton}>
            <PasswordField
              name="password"
              label={labels.password}
              autoComplete="new-password"
              rules={passwordRules}
              isRequired
            />
          </ShortForm>
        </>
      )}
    </AccountCard>
  );
}
