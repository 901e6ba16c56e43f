import { legalVersions } from '@heldermatch/facts';
import { AlertDialog, Link, Stack, Text } from '@heldermatch/ui';
import { useEffect, useRef, useState } from 'react';
import { accept, readAcceptances, signOut } from '../../baas/account.ts';
import { lastChanged } from '../shared/legal.ts';
import { toasts } from '../../shell/toasts.ts';
import { agreement, privacyChanged } from './agreementCopy.ts';
import { pendingOf, type Pending } from './pending.ts';

const inForce = (document: 'terms' | 'privacy') => ({ document, version: legalVersions[document] });

/** 'Later' hides the question until the next visit. */
let isPutOff = false;

/**
 * Reports a changed privacy statement with a toast.
 * @returns the state of the terms if the user has to be asked, otherwise undefined.
 */
async function checkAgreement(): Promise<Pending['terms']> {
  const today = new Date().toISOString().slice(0, 10);
  const { terms, isPrivacyChanged } = pendingOf(await readAcceptances(), today);
  if (terms !== undefined && !(terms === 'announced' && isPutOff)) return terms;
  if (isPrivacyChanged) {
    toasts.show(privacyChanged);
    await accept([inForce('privacy')]);
  }
  return undefined;
}

/**
 * Asks a signed-in user to accept the terms if they changed, or if registration didn't ask. Changed terms can be
 * postponed until they take effect; refusing them after that signs out. A changed privacy statement is reported once.
 * If the accepted versions can't be read, the user is asked at the next visit.
 */
export default function Agreement() {
  const [question, setQuestion] = useState<Pending['terms']>();
  const [isAnswered, setAnswered] = useState(false);
  const hasAgreed = useRef(false);
  useEffect(() => {
    checkAgreement().then(setQuestion, (error) => {
      // oxlint-disable-next-line no-console -- for debugging; the page still works
      console.error('What was agreed to could not be read', error);
    });
  }, []);
  const agree = async () => {
    // At the first question the dialog also links to the privacy statement.
    await accept(
      question === 'first' ? [inForce('terms'), inForce('privacy')] : [inForce('terms')],
    );
    hasAgreed.current = true;
  };
  const { title, text, leave } = question === 'announced' ? agreement.announced : agreement.due;
  return (
    <AlertDialog
      title={title}
      confirmLabel={agreement.agree}
      cancelLabel={leave}
      tone="neutral"
      isOpen={question !== undefined && !isAnswered}
      onConfirm={agree}
      onOpenChange={(isOpen) => {
        if (isOpen) return;
        isPutOff = question === 'announced';
        setAnswered(true);
        if (!hasAgreed.current && !isPutOff) void signOut();
      }}
    >
      <Stack>
        <Text>{text}</Text>
        <Link href="/terms" variant="standalone" opensInNewTab>
          {agreement.version(lastChanged('terms').text)}
        </Link>
        {question === 'first' && (
          <Link href="/privacy" variant="standalone" opensInNewTab>
            {agreement.privacy}
          </Link>
        )}
      </Stack>
    </AlertDialog>
  );
}
