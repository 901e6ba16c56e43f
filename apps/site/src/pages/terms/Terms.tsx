import { LegalDocument } from '@heldermatch/ui';
import { terms } from './copy.tsx';

export default function TermsPage() {
  return <LegalDocument {...terms} />;
}
