import { statementOf } from '@heldermatch/accessibility';
import { LegalDocument, Link, Stack } from '@heldermatch/ui';
import { useRef } from 'react';
import { record } from '../accessibility/record.ts';
import { useTitle } from '../Title.tsx';

const statement = statementOf(record);

/** Accessibility statement of the desk. Its heading is the title of the page. */
export function Statement() {
  const heading = useRef<HTMLElement>(null);
  useTitle(statement.title, heading);
  return (
    <Stack gap="l">
      <LegalDocument
        className="document"
        ref={(root) => {
          heading.current = root?.querySelector('h1') ?? null;
        }}
        {...statement}
      />
      <Link href="/third-party-licenses.txt" variant="standalone" opensInNewTab>
        Licenties van de software in deze werkbank
      </Link>
    </Stack>
  );
}
