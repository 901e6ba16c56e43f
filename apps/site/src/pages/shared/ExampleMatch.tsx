import { DocumentViewer, ExampleFigure } from '@heldermatch/ui';
import { joinedCv } from './example.tsx';
import { ExampleScorecard } from './ExampleScorecard.tsx';

/** Illustration of a CV with marked evidence, and the scorecard that is based on it. */
export const ExampleMatch = () => (
  <ExampleFigure
    label="Voorbeeld van een cv met gemarkeerd bewijs en de scorecard die erop rust"
    reference={1}
  >
    <DocumentViewer {...joinedCv} titleLevel="p" />
    <ExampleScorecard isJoined />
  </ExampleFigure>
);
