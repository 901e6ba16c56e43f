import { Band, type BandProps } from '../../../components/Band/index.js';
import { Grid } from '../../../components/Grid/index.js';
import type { RootProps } from '../../../internal/root.js';
import { IconCard, type IconCardProps } from './IconCard.js';

export interface IconCardBandProps extends RootProps {
  title: string;
  intro?: string | undefined;
  items: readonly IconCardProps[];
  surface: BandProps['surface'];
}

/** Band with a heading and a row of three `IconCard`s. */
export function IconCardBand({ title, intro, items, surface, ...root }: IconCardBandProps) {
  return (
    <Band title={title} intro={intro} surface={surface} {...root}>
      <Grid as="ul" columns={3} gap="xl">
        {items.map((item) => (
          <IconCard key={item.title} {...item} />
        ))}
      </Grid>
    </Band>
  );
}
