import { useId } from 'react';
import { Band, type BandProps } from '../../components/Band/index.js';
import { Stack } from '../../components/Stack/index.js';
import { Text } from '../../components/Text/index.js';
import { BandIntro } from '../../internal/band/BandIntro.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './Impact.css.js';

export interface ImpactProps extends RootProps {
  title: string;
  intro?: string;
  /** Three goals: the figure, what it counts, and how it is meant. */
  items: readonly { value: string; label: string; text?: string }[];
  /** What the figures are worth: 'indicatief, geen garantie'. */
  note: string;
  /** @default 'default' */
  surface?: BandProps['surface'];
}

/** What the company wants to bring about, in three figures. */
export function Impact({ title, intro, items, note, surface = 'default', ...root }: ImpactProps) {
  const id = useId();
  return (
    <Band surface={surface} labelledBy={id} {...root}>
      <Stack gap="xl">
        <BandIntro id={id} title={title} intro={intro} />
        <Stack gap="s">
          <dl className={css.figures}>
            {items.map(({ value, label, text }) => (
              <div key={label} className={css.figure}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value}>{value}</dd>
                {text !== undefined && <dd className={css.text}>{text}</dd>}
              </div>
            ))}
          </dl>
          <Text size="small" emphasis="muted">
            {note}
          </Text>
        </Stack>
      </Stack>
    </Band>
  );
}
