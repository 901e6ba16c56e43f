import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { Band, type BandProps } from '../../components/Band/index.js';
import { Grid } from '../../components/Grid/index.js';
import { IconCard } from '../internal/card/IconCard.js';
import type { RootProps } from '../../internal/root.js';

export interface CoreValuesProps extends RootProps {
  title: string;
  intro?: string | undefined;
  items: readonly {
    icon: IconNode;
    title: string;
    text: ReactNode;
  }[];
  /** @default 'warm' */
  surface?: BandProps['surface'] | undefined;
}

/** Values of the company, in two columns next to the heading. */
export function CoreValues({ title, intro, items, surface = 'warm', ...root }: CoreValuesProps) {
  return (
    <Band title={title} intro={intro} surface={surface} layout="split" {...root}>
      <Grid as="ul" columns={2}>
        {items.map((item) => (
          <IconCard key={item.title} {...item} />
        ))}
      </Grid>
    </Band>
  );
}
