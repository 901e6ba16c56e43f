import { recoverySchema } from '@heldermatch/forms';
import { AuthCard, Link, PlainButton, Stack, Text, TextField } from '@heldermatch/ui';
import { useState } from 'react';
import { toLogin } from '../../auth/copy.ts';
import { tell } from '../../auth/tell.ts';
import { requestNewPassword } from '../../baas/account.ts';
import { backHome, wordmark } from '../../shell/copy.ts';
import { useNewContent } from '../../shell/navigation.ts';
import { NoScriptNote } from '../../shell/NoScriptNote.tsx';
import { ShortForm } from '../../shell/ShortForm.tsx';
import { useForm } from '../../shell/useForm.ts';
import { forgotPassword } from './copy.ts';

const { labels, sent, failed, title, intro } = forgotPassword;

export default function ForgotPasswordPage() {
  /** Where the link was mailed to, if there is an account. */
  const [mailedTo, setMailedTo] = useState<string>();
  const form = useForm(recoverySchema, async ({ email }) => {
    const answer = await tell(requestNewPassword(email), {}, failed);
    if (answer !== undefined) setMailedTo(email);
  });
  useNewContent(mailedTo);
  const isSent = mailedTo !== undefined;
  return (
    <AuthCard
      wordmark={wordmark}
      title={isSent ? sent.title : title}
      intro={isSent ? sent.intro(mailedTo) : intro}
      note={
        <>
          <Link href="/login" variant="standalone">
            {toLogin}
          </Link>
          <Link href="/" variant="standalone">
            {backHome}
          </Link>
        </>
      }
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
      {/* It stays, so that a mistyped address can be mended. */}
      <div hidden={isSent}>
        <ShortForm form={form} labels={labels}>
          <TextField
            name="email"
            type="email"
            label={labels.email}
            autoComplete="email"
            isRequired
          />
        </ShortForm>
      </div>
    </AuthCard>
  );
}
