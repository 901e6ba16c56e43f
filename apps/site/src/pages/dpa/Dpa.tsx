import { LegalDocument } from '@heldermatch/ui';
import { dpa } from './copy.tsx';

export default function DpaPage() {
  return <LegalDocument {...dpa} />;
}
