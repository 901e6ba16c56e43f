import { LegalDocument } from '@heldermatch/ui';
import { dpa } from '../content/legal/dpa.tsx';

export default function DpaPage() {
  return <LegalDocument {...dpa} />;
}
