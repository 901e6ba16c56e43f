import { statementOf } from '@heldermatch/accessibility';
import { LegalDocument } from '@heldermatch/ui';
import { record } from '../accessibility/record.ts';
import { useTitle } from '../Title.tsx';

/** Accessibility statement of the desk. */
export function Statement() {
  const statement = statementOf(record);
  useTitle(statement.title);
  return <LegalDocument {...statement} />;
}
