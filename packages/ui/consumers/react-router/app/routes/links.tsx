import { Link } from '@heldermatch/ui/Link';
import { RouterProvider } from '@heldermatch/ui/RouterProvider';
import { useNavigate } from 'react-router';

export default function Links() {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={(to) => void navigate(to)}>
      <Link href="/">Vacature</Link>
    </RouterProvider>
  );
}
