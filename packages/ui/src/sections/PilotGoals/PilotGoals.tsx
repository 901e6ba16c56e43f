import type { ReactNode } from 'react';
import { Band } from '../../components/Band/index.js';
import { Figures, type Figure } from '../../internal/figures/Figures.js';
import type { RootProps } from '../../internal/root.js';

export interface PilotGoalsProps extends RootProps {
  title: string;
  intro: string;
  items: readonly Figure[];
  /** What the figures are worth: 'indicatief, geen garantie'. */
  note: string;
  /** The way to how the goals are measured: a button that opens a `KpiDialog`. */
  action: ReactNode;
}

/** What a pilot aims for, in figures. */
export function PilotGoals({ title, intro, items, note, action, ...root }: PilotGoalsProps) {
  return (
    <Band title={title} intro={intro} surface="warm" {...root}>
      <Figures items={items} note={note} look="cells" />
      <div>{action}</div>
    </Band>
  );
}
