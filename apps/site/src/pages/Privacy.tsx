import { LegalDocument } from '@heldermatch/ui';
import { privacy } from '../content/legal/privacy.tsx';

export default function PrivacyPage() {
  return <LegalDocument {...privacy} />;
}
