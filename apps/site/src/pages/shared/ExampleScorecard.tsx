import { categories, total } from '@heldermatch/scorecard/example';
import { Scorecard, ScorecardCategory } from '@heldermatch/ui';
import { joinedTo, referencesOf, scorecardTexts } from './example.tsx';

/** The product as a picture: a scorecard in short. Beside the CV that it rests on, its numbers lead there. */
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
