import { Drawer, WeightControl, type DrawerProps } from '@heldermatch/ui';
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
  return (
    <Drawer title="Wat telt zwaar?" {...drawer}>
      <WeightControl
        title={vacancy.title}
        {...{ categories, scorecards, note }}
        weights={judgement.weights}
        onChange={(category, weight) => {
          write({ type: 'weight', category, weight }).catch(notKept);
        }}
        getName={nameOf}
      />
    </Drawer>
  );
}
