import type { BandProps } from '../../components/Band/index.js';
import type { IconCardProps } from '../internal/card/IconCard.js';
import { IconCardBand } from '../internal/card/IconCardBand.js';
import type { RootProps } from '../../internal/root.js';

export interface ComplianceHighlightsProps extends RootProps {
  title: string;
  intro?: string | undefined;
  /** Three items. */
  items: readonly IconCardProps[];
  /** @default 'default' */
  surface?: BandProps['surface'] | undefined;
}

/** Three main points for people who are responsible for privacy. */
export function ComplianceHighlights({
  title,
  intro,
  items,
  surface = 'default',
  ...root
}: ComplianceHighlightsProps) {
  return <IconCardBand title={title} intro={intro} items={items} surface={surface} {...root} />;
}
