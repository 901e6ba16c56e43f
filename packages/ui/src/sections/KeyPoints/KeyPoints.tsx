import { Band, type BandProps } from '../../components/Band/index.js';
import { Grid } from '../../components/Grid/index.js';
import type { RootProps } from '../../internal/root.js';
import { PointCard, type PointCardProps } from '../internal/card/PointCard.js';

export interface KeyPointsProps extends RootProps {
  title: string;
  intro?: string | undefined;
  /** Three items, or six. */
  items: readonly PointCardProps[];
  /**
   * Size of the items' titles. `large` is for figures and terms of one or two words.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
  /** @default 'default' */
  surface?: BandProps['surface'] | undefined;
}

/** The three main points of a subject, each with a link to verify it where possible. */
export function KeyPoints({
  title,
  intro,
  items,
  size,
  surface = 'default',
  ...root
}: KeyPointsProps) {
  return (
    <Band title={title} intro={intro} surface={surface} {...root}>
      <Grid as="ul" columns={3} gap="xl">
        {items.map((item) => (
          <PointCard key={item.title} size={size} {...item} />
        ))}
      </Grid>
    </Band>
  );
}
