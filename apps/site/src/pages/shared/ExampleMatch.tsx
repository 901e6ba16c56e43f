import { CvExcerpt, ExampleFigure, Scorecard, ScorecardCategory } from '@heldermatch/ui';
import { exampleCategories, exampleCv, exampleScorecard, figureLabel } from './example.tsx';

/** The product as a picture: a marked passage of a CV, and the score that rests on it. */
export function ExampleMatch() {
  return (
    <ExampleFigure label={figureLabel}>
      <CvExcerpt title={exampleCv.title} badge={exampleCv.badge}>
        {exampleCv.paragraphs}
      </CvExcerpt>
      <Scorecard {...exampleScorecard} titleLevel="p">
        {exampleCategories.map((category) => (
          <ScorecardCategory key={category.title} {...category} />
        ))}
      </Scorecard>
    </ExampleFigure>
  );
}
