import { Link } from '@heldermatch/ui/Link';
import { Routed } from './Routed.tsx';

export default function Page() {
  return (
    <Routed>
      <Link href="/">Vacature</Link>
    </Routed>
  );
}
