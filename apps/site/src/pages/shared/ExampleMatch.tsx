import { DocumentViewer, ExampleFigure } from '@heldermatch/ui';
import { joinedCv } from './example.tsx';
import { ExampleScorecard } from './ExampleScorecard.tsx';

/** The product as a picture: a CV in which the evidence is marked, and the scorecard that rests on it. */
export const ExampleMatch = () => (
  <ExampleFigure label="Voorbeeld van een cv met gemarkeerd bewijs en de scorecard die erop rust">
    <DocumentViewer {...joinedCv} titleLevel="p" />
    <ExampleScorecard isJoined />
  </ExampleFigure>
);
