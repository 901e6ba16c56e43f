import { statementOf } from '@heldermatch/accessibility';
import { LegalDocument } from '@heldermatch/ui';
import { record } from './record.ts';

export default function AccessibilityPage() {
  return <LegalDocument {...statementOf(record)} />;
}
