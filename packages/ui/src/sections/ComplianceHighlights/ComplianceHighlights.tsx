import type { BandProps } from '../../components/Band/index.js';
import type { IconCardProps } from '../../internal/card/IconCard.js';
import { IconCardBand } from '../../internal/card/IconCardBand.js';
import type { RootProps } from '../../internal/root.js';

export interface ComplianceHighlightsProps extends RootProps {
  title: string;
  intro?: string | undefined;
  /** Three of them. */
  items: readonly IconCardProps[];
  /** @default 'default' */
  surface?: BandProps['surface'] | undefined;
}

/** The three things that who answers for privacy wants to know first. */
export function ComplianceHighlights({
  title,
  intro,
  items,
  surface = 'default',
  ...root
}: ComplianceHighlightsProps) {
  return <IconCardBand title={title} intro={intro} items={items} surface={surface} {...root} />;
}
