import type { Weight } from '@heldermatch/scorecard';
import { Drawer, WeightControl, type DrawerProps } from '@heldermatch/ui';
import { startTransition, useOptimistic } from 'react';
import { categories } from '../vacancy.ts';
import type { OpenVacancy } from '../openVacancy.ts';
import { showSaveError } from '../toasts.ts';

interface WeightsProps extends Pick<DrawerProps, 'isOpen' | 'onOpenChange'> {
  open: OpenVacancy;
  note: string;
}

/** Drawer for the weights of a vacancy, with their effect on the ranking. Each change is added to the log. */
export function Weights({ open, note, ...drawer }: WeightsProps) {
  const { vacancy, judgement, scorecards, nameOf, write } = open;
  // Shows the chosen weight while it is being saved, and reverts it on failure.
  const [weights, setWeights] = useOptimistic(judgement.weights);
  const choose = (category: string, weight: Weight) =>
    startTransition(async () => {
      setWeights((before) => new Map(before).set(category, weight));
      await write({ type: 'weight', category, weight }).catch(showSaveError);
    });
  return (
    <Drawer title="Weging aanpassen" size="small" {...drawer}>
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
