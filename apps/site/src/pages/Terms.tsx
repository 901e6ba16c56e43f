import { LegalDocument } from '@heldermatch/ui';
import { terms } from '../content/legal/terms.tsx';

export default function TermsPage() {
  return <LegalDocument {...terms} />;
}
