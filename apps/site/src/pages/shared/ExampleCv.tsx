import { DocumentViewer } from '@heldermatch/ui';
import { exampleCv } from './example.tsx';

/** Illustration of a CV with marked evidence. */
export const ExampleCv = () => (
  <figure aria-label="Voorbeeld van een cv waarin het bewijs is gemarkeerd">
    <DocumentViewer {...exampleCv} titleLevel="p" />
  </figure>
);
