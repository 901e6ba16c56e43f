import { RequireAuth } from '../../auth/RequireAuth.tsx';
import AccountPage from './Account.tsx';

export default function Account() {
  return (
    <RequireAuth>
      <AccountPage />
    </RequireAuth>
  );
}
