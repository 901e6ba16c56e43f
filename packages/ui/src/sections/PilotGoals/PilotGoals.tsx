import type { ReactNode } from 'react';
import { Band } from '../../components/Band/index.js';
import { Figures, type Figure } from '../../internal/figures/Figures.js';
import type { RootProps } from '../../internal/root.js';

export interface PilotGoalsProps extends RootProps {
  title: string;
  intro: string;
  items: readonly Figure[];
  /** What the figures are worth, above them: 'indicatief, geen garantie'. */
  note: string;
  /** What stands beside each goal while there is no result: 'nog niet gemeten'. */
  notMeasured?: string | undefined;
  /** The way to how the goals are measured: a button that opens a `KpiDialog`. */
  action: ReactNode;
}

/** What a pilot aims for, in figures, each with a place that waits for what is measured. */
export function PilotGoals({
  title,
  intro,
  items,
  note,
  notMeasured,
  action,
  ...root
}: PilotGoalsProps) {
  return (
    <Band title={title} intro={intro} surface="warm" layout="split" {...root}>
      <Figures items={items} note={note} notMeasured={notMeasured} look="rows" />
      <div>{action}</div>
    </Band>
  );
}
