import type { ReactNode } from 'react';
import { Band, type BandProps } from '../../components/Band/index.js';
import { Illustration, type Drawing } from '../../components/Illustration/index.js';
import { Grid } from '../../components/Grid/index.js';
import { PointCard } from '../internal/card/PointCard.js';
import type { RootProps } from '../../internal/root.js';

export interface CoreValuesProps extends RootProps {
  title: string;
  intro?: string | undefined;
  /** Drawing below the heading and intro. */
  illustration?: Drawing | undefined;
  items: readonly {
    title: string;
    text: ReactNode;
  }[];
  /** @default 'warm' */
  surface?: BandProps['surface'] | undefined;
}

/** Values of the company, in two columns next to the heading. */
export function CoreValues({
  title,
  intro,
  illustration,
  items,
  surface = 'warm',
  ...root
}: CoreValuesProps) {
  return (
    <Band
      title={title}
      intro={intro}
      surface={surface}
      layout="split"
      aside={illustration && <Illustration drawing={illustration} />}
      {...root}
    >
      <Grid as="ul" columns={2}>
        {items.map((item) => (
          <PointCard key={item.title} {...item} />
        ))}
      </Grid>
    </Band>
  );
}
