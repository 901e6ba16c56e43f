import { DeadLink } from '../../auth/DeadLink.tsx';
import { SetPassword } from '../../auth/SetPassword.tsx';
import { useMailLink } from '../../auth/useMailLink.ts';
import { resetPassword } from './copy.ts';

/** Where the mail about a forgotten password leads. */
export default function ResetPasswordPage() {
  const link = useMailLink();
  return link === null ? <DeadLink /> : <SetPassword texts={resetPassword} />;
}
