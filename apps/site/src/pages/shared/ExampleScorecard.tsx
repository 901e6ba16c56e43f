import { categories, total } from '@heldermatch/scorecard/example';
import { Scorecard, ScorecardCategory } from '@heldermatch/ui';
import { joinedTo, referencesOf, scorecardTexts } from './example.tsx';

/** Illustration of a compact scorecard. Next to its CV, its numbers link to the evidence there. */
export const ExampleScorecard = ({ isJoined = false }: { isJoined?: boolean }) => (
  <Scorecard {...scorecardTexts} titleLevel="p" score={total}>
    {categories.map((category) => (
      <ScorecardCategory
        key={category.id}
        title={category.title}
        score={category.score}
        why={category.brief}
        {...(isJoined ? joinedTo(category) : { evidence: referencesOf(category) })}
      />
    ))}
  </Scorecard>
);
