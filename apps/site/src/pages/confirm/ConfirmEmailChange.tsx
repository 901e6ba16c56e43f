import { useState } from 'react';
import { AccountCard } from '../../shell/AccountCard.tsx';
import { DeadLink } from '../shared/account/DeadLink.tsx';
import { showOutcome } from '../shared/account/showOutcome.ts';
import { forgetMailLink } from '../shared/account/useMailLink.ts';
import type { MailLink } from '../../baas/account.ts';
import { useNewContent } from '../shared/forms/useNewContent.ts';
import { prefetchSending } from '../shared/forms/sending.ts';
import { largeButton, ShortForm } from '../shared/forms/ShortForm.tsx';
import { emailChange } from './copy.ts';

const { halfWay, done, failed, labels, ...before } = emailChange;

/** Confirms a new address in one of the two mailboxes. */
export function ConfirmEmailChange({ link }: { link: MailLink }) {
  const [isPending, setPending] = useState(false);
  const [outcome, setOutcome] = useState<{ title: string; intro: string } | 'dead'>();
  const confirm = async () => {
    setPending(true);
    const answer = await showOutcome((service) => service.confirmEmailChange(link), {}, failed);
    setPending(false);
    if (answer === undefined) return;
    forgetMailLink();
    if (answer.status === 'dead') setOutcome('dead');
    else if (answer.status === 'half-way') setOutcome(halfWay);
    else setOutcome({ title: done.title, intro: done.intro(answer.email) });
  };
  useNewContent(outcome);
  if (outcome === 'dead') return <DeadLink />;
  return (
    <AccountCard {...(outcome ?? before)}>
      {outcome === undefined && (
        <ShortForm
          form={{ isPending, onSubmit: () => void confirm(), onFirstTouch: prefetchSending }}
          labels={labels}
          button={largeButton}
        />
      )}
    </AccountCard>
  );
}
