import { statementOf } from '@heldermatch/accessibility';
import { LegalDocument } from '@heldermatch/ui';
import { readAloud } from '@heldermatch/ui/drawings';
import { record } from './record.ts';

export default function AccessibilityPage() {
  return <LegalDocument {...statementOf(record)} illustration={readAloud} />;
}
