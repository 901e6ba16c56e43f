import { RequireAuth } from '../../auth/RequireAuth.tsx';
import DashboardPage from './Dashboard.tsx';

export default function Dashboard() {
  return (
    <RequireAuth>
      <DashboardPage />
    </RequireAuth>
  );
}
