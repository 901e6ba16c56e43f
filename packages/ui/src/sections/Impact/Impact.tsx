import { Band, type BandProps } from '../../components/Band/index.js';
import { Figures, type Figure } from '../internal/figures/Figures.js';
import type { RootProps } from '../../internal/root.js';

export interface ImpactProps extends RootProps {
  title: string;
  intro?: string | undefined;
  /** Three goals, each with its figure, label and explanation. */
  items: readonly Figure[];
  /** Disclaimer above the figures: 'indicatief, geen garantie'. */
  note: string;
  /** @default 'default' */
  surface?: BandProps['surface'] | undefined;
}

/** Goals of the company, in three figures. */
export function Impact({ title, intro, items, note, surface = 'default', ...root }: ImpactProps) {
  return (
    <Band title={title} intro={intro} surface={surface} {...root}>
      <Figures items={items} note={note} look="columns" />
    </Band>
  );
}
