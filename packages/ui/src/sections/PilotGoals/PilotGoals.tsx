import { useId, type ReactNode } from 'react';
import { Band } from '../../components/Band/index.js';
import { Stack } from '../../components/Stack/index.js';
import { Text } from '../../components/Text/index.js';
import { BandIntro } from '../../internal/band/BandIntro.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './PilotGoals.css.js';

export interface PilotGoalsProps extends RootProps {
  title: string;
  intro: string;
  items: readonly { value: string; label: string }[];
  /** What the figures are worth: 'indicatief, geen garantie'. */
  note: string;
  /** The way to how the goals are measured: a button that opens a `KpiDialog`. */
  action: ReactNode;
}

/** What a pilot aims for, in figures. */
export function PilotGoals({ title, intro, items, note, action, ...root }: PilotGoalsProps) {
  const id = useId();
  return (
    <Band surface="warm" labelledBy={id} {...root}>
      <Stack gap="xl">
        <BandIntro id={id} title={title} intro={intro} />
        <Stack gap="s">
          <dl className={css.goals}>
            {items.map(({ value, label }) => (
              <div key={label} className={css.goal}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ))}
          </dl>
          <Text size="small" emphasis="muted">
            {note}
          </Text>
        </Stack>
        <div>{action}</div>
      </Stack>
    </Band>
  );
}
