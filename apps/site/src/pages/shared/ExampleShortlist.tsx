import { rank } from '@heldermatch/scorecard';
import { candidates, vacancy, weights } from '@heldermatch/scorecard/example';
import { Shortlist, type ShortlistProps } from '@heldermatch/ui';
import { scorecardTexts } from './example.tsx';

const decisions: Readonly<Record<string, string>> = {
  '0412': 'U nodigt uit',
  '0388': 'U houdt aan',
};

const ranking = rank(candidates, weights);
const items = candidates
  .map(({ candidate, title, why }) => ({
    title,
    why,
    score: ranking.get(candidate)?.total.score ?? 0,
    decision: decisions[candidate],
  }))
  .toSorted((one, other) => other.score - one.score);

/** Ranked candidates, with the recruiter's decisions. */
export const ExampleShortlist = ({ badge }: Pick<ShortlistProps, 'badge'>) => (
  <Shortlist
    title={`Shortlist · ${vacancy.title.toLowerCase()}`}
    badge={badge}
    order="Gesorteerd op score, van hoog naar laag"
    items={items}
    scoreLabel={scorecardTexts.scoreLabel}
    emptyText="Nog geen kandidaten."
    note={scorecardTexts.note}
  />
);
