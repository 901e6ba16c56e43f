import { categories, total } from '@heldermatch/scorecard/example';
import { DocumentViewer, ExampleFigure, Scorecard, ScorecardCategory } from '@heldermatch/ui';
import { joinedCv, joinedTo, scorecardTexts } from './example.tsx';

/** The product as a picture: a CV in which the evidence is marked, and the scorecard that rests on it. */
export function ExampleMatch() {
  return (
    <ExampleFigure label="Voorbeeld van een cv met gemarkeerd bewijs en de scorecard die erop rust">
      <DocumentViewer {...joinedCv} titleLevel="p" />
      <Scorecard {...scorecardTexts} titleLevel="p" score={total}>
        {categories.map((category) => (
          <ScorecardCategory
            key={category.id}
            title={category.title}
            score={category.score}
            why={category.brief}
            {...joinedTo(category)}
          />
        ))}
      </Scorecard>
    </ExampleFigure>
  );
}
