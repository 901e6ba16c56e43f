import type { ReactNode } from 'react';
import { Band } from '../../components/Band/index.js';
import { Figures, type Figure } from '../internal/figures/Figures.js';
import type { RootProps } from '../../internal/root.js';

export interface PilotGoalsProps extends RootProps {
  title: string;
  intro: string;
  items: readonly Figure[];
  /** Disclaimer above the figures: 'indicatief, geen garantie'. */
  note: string;
  /** Placeholder next to each goal without a result: 'nog niet gemeten'. */
  notMeasured?: string | undefined;
  /** Button that opens a `KpiDialog` about measuring the goals. */
  action: ReactNode;
}

/** Goals of a pilot in figures, each with a place for the measured result. */
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
    <Band
      title={title}
      intro={intro}
      surface="warm"
      layout="split"
      aside={<div>{action}</div>}
      {...root}
    >
      <Figures items={items} note={note} notMeasured={notMeasured} look="rows" />
    </Band>
  );
}
