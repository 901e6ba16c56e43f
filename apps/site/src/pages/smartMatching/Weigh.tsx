import type { Weights } from '@heldermatch/scorecard';
import { candidates, criteria, nameOf, weights as asked } from '@heldermatch/scorecard/example';
import { WeightControl } from '@heldermatch/ui';
import { useState } from 'react';
import { weigh } from './copy.tsx';

const categories = criteria.map(({ id, title, requirement }) => ({ id, title, text: requirement }));

const reasons = new Map(candidates.map(({ candidate, why }) => [candidate, why]));

/** Demo in which the visitor weighs the requirements, and five candidates are reordered. */
export function Weigh() {
  const [weights, setWeights] = useState<Weights>(asked);
  return (
    <WeightControl
      title={weigh.question}
      titleLevel={3}
      categories={categories}
      weights={weights}
      onChange={(category, weight) => setWeights(new Map([...weights, [category, weight]]))}
      scorecards={candidates}
      getName={nameOf}
      getReason={(candidate) => reasons.get(candidate)}
      note={weigh.note}
    />
  );
}
