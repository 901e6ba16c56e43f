import { useState } from 'react';
import { AccountCard } from '../../auth/AccountCard.tsx';
import { DeadLink } from '../../auth/DeadLink.tsx';
import { tell } from '../../auth/tell.ts';
import { forgetMailLink } from '../../auth/useMailLink.ts';
import { confirmEmailChange, type MailLink } from '../../baas/account.ts';
import { useNewContent } from '../../shell/navigation.ts';
import { ShortForm } from '../../shell/ShortForm.tsx';
import { emailChange } from './copy.ts';

const { halfWay, done, failed, labels, ...before } = emailChange;

/** One of the two presses that change an address. */
export function ConfirmEmailChange({ link }: { link: MailLink }) {
  const [isPending, setPending] = useState(false);
  const [shown, setShown] = useState<{ title: string; intro: string }>();
  const [isDead, setDead] = useState(false);
  const confirm = async () => {
    setPending(true);
    const answer = await tell(confirmEmailChange(link), {}, failed);
    setPending(false);
    if (answer?.status === 'dead') setDead(true);
    if (answer?.status === 'half-way') setShown(halfWay);
    if (answer?.status === 'done') setShown({ title: done.title, intro: done.intro(answer.email) });
    if (answer !== undefined) forgetMailLink();
  };
  useNewContent(isDead || shown);
  if (isDead) return <DeadLink />;
  return (
    <AccountCard {...(shown ?? before)}>
      {shown === undefined && (
        <ShortForm form={{ isPending, onSubmit: () => void confirm() }} labels={labels} />
      )}
    </AccountCard>
  );
}
