import { DeadLink } from '../shared/account/DeadLink.tsx';
import { SetPassword } from '../shared/account/SetPassword.tsx';
import { useMailLink } from '../shared/account/useMailLink.ts';
import { resetPassword } from './copy.ts';

/** Target of the email about a forgotten password. */
export default function ResetPasswordPage() {
  const link = useMailLink();
  return link === null ? <DeadLink /> : <SetPassword texts={resetPassword} />;
}
