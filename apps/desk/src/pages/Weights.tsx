import type { Weight } from '@heldermatch/scorecard';
import { Drawer, Popover, WeightControl } from '@heldermatch/ui';
import { startTransition, useOptimistic } from 'react';
import { categories } from '../vacancy.ts';
import type { OpenVacancy } from '../openVacancy.ts';
import { useIsWide } from '../useIsWide.ts';
import { showSaveError } from '../toasts.ts';

interface WeightsProps {
  open: OpenVacancy;
  note: string;
}

/**
 * Weights of a vacancy, with their effect on the ranking. Each change is added to the log. In a large window, a popover
 * leaves the list in view.
 */
export function Weights({ open, note }: WeightsProps) {
  const { vacancy, judgement, scorecards, nameOf, write } = open;
  const isWide = useIsWide();
  // Shows the chosen weight while it is being saved, and reverts it on failure.
  const [weights, setWeights] = useOptimistic(judgement.weights);
  const choose = (category: string, weight: Weight) =>
    startTransition(async () => {
      setWeights((before) => new Map(before).set(category, weight));
      await write({ type: 'weight', category, weight }).catch(showSaveError);
    });
  const control = (
    <WeightControl
      className={isWide ? 'panel' : undefined}
      title={`Geldt meteen voor ${vacancy.title}`}
      {...{ categories, scorecards, note }}
      weights={weights}
      onChange={choose}
      getName={nameOf}
    />
  );
  const title = 'Weging aanpassen';
  return isWide ? (
    <Popover title={title} size="large">
      {control}
    </Popover>
  ) : (
    <Drawer title={title} size="small">
      {control}
    </Drawer>
  );
}
