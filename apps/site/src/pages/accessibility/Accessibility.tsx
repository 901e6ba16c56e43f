import { LegalDocument } from '@heldermatch/ui';
import { statement } from './copy.tsx';

export default function AccessibilityPage() {
  return <LegalDocument {...statement} />;
}
