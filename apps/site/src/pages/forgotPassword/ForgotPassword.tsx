import { PlainButton, Stack, Text, TextField } from '@heldermatch/ui';
import { useState } from 'react';
import { AccountCard } from '../../shell/AccountCard.tsx';
import { loginLink } from '../shared/account/copy.ts';
import { showOutcome } from '../shared/account/showOutcome.ts';
import { useNewContent } from '../shared/forms/useNewContent.ts';
import { NoScriptNote } from '../shared/forms/NoScriptNote.tsx';
import { largeButton, ShortForm } from '../shared/forms/ShortForm.tsx';
import { useForm } from '../shared/forms/useForm.ts';
import { forgotPassword } from './copy.ts';

const { labels, sent, failed, title, intro } = forgotPassword;

export default function ForgotPasswordPage() {
  /** Address to which a link was sent, if it has an account. */
  const [mailedTo, setMailedTo] = useState<string>();
  const form = useForm(
    (schemas) => schemas.recoverySchema,
    async ({ email }) => {
      const answer = await showOutcome((service) => service.requestNewPassword(email), {}, failed);
      if (answer !== undefined) setMailedTo(email);
    },
  );
  useNewContent(mailedTo);
  const isSent = mailedTo !== undefined;
  return (
    <AccountCard
      title={isSent ? sent.title : title}
      intro={isSent ? sent.intro(mailedTo) : intro}
      link={loginLink}
    >
      <NoScriptNote />
      {isSent && (
        <Stack>
          <Text emphasis="muted">{sent.help}</Text>
          <div>
            <PlainButton variant="quiet" onClick={() => setMailedTo(undefined)}>
              {sent.otherAddress}
            </PlainButton>
          </div>
        </Stack>
      )}
      {/* Stays mounted, so that a mistyped address can be corrected. */}
      <div hidden={isSent}>
        <ShortForm form={form} labels={labels} button={largeButton}>
          <TextField
            name="email"
            type="email"
            label={labels.email}
            autoComplete="email"
            isRequired
          />
        </ShortForm>
      </div>
    </AccountCard>
  );
}
