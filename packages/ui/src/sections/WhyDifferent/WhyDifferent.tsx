import type { BandProps } from '../../components/Band/index.js';
import type { IconCardProps } from '../internal/card/IconCard.js';
import { IconCardBand } from '../internal/card/IconCardBand.js';
import type { RootProps } from '../../internal/root.js';

export interface WhyDifferentProps extends RootProps {
  title: string;
  intro?: string | undefined;
  /** Three items. */
  items: readonly IconCardProps[];
  /** @default 'warm' */
  surface?: BandProps['surface'] | undefined;
}

/** Unique qualities of the product, each claim with a link to verify it where possible. */
export function WhyDifferent({
  title,
  intro,
  items,
  surface = 'warm',
  ...root
}: WhyDifferentProps) {
  return <IconCardBand title={title} intro={intro} items={items} surface={surface} {...root} />;
}
