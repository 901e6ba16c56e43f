import { DeadLink } from '../shared/account/DeadLink.tsx';
import { SetPassword } from '../shared/account/SetPassword.tsx';
import { useMailLink } from '../shared/account/useMailLink.ts';
import { account, invitation } from './copy.ts';
import { ConfirmEmailChange } from './ConfirmEmailChange.tsx';

/** Target of the emails that confirm an address. */
export default function ConfirmPage() {
  const link = useMailLink();
  if (link === null) return <DeadLink />;
  if (link?.type === 'email_change') return <ConfirmEmailChange link={link} />;
  return <SetPassword texts={link?.type === 'invite' ? invitation : account} />;
}
