import type { Weight } from '@heldermatch/scorecard';
import { Drawer, WeightControl, type DrawerProps } from '@heldermatch/ui';
import { startTransition, useOptimistic } from 'react';
import { categories } from '../data/vacancies.ts';
import type { OpenVacancy } from '../desk.tsx';
import { notKept } from '../toasts.ts';

interface WeightsProps extends Pick<DrawerProps, 'isOpen' | 'onOpenChange'> {
  open: OpenVacancy;
  note: string;
}

/** What counts heavily for the vacancy, and who moves by it. Each change is a line of the log. */
export function Weights({ open, note, ...drawer }: WeightsProps) {
  const { vacancy, judgement, scorecards, nameOf, write } = open;
  // What was chosen stands while it is being kept; where that fails, what was there before comes back.
  const [weights, setWeights] = useOptimistic(judgement.weights);
  const choose = (category: string, weight: Weight) =>
    startTransition(async () => {
      setWeights((before) => new Map(before).set(category, weight));
      await write({ type: 'weight', category, weight }).catch(notKept);
    });
  return (
    <Drawer title="Weging aanpassen" {...drawer}>
      <WeightControl
        title={vacancy.title}
        {...{ categories, scorecards, note }}
        weights={weights}
        onChange={choose}
        getName={nameOf}
      />
    </Drawer>
  );
}
