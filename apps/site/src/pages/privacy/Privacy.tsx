import { LegalDocument } from '@heldermatch/ui';
import { privacy } from './copy.tsx';

export default function PrivacyPage() {
  return <LegalDocument {...privacy} />;
}
