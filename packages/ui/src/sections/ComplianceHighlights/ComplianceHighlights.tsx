import type { BandProps } from '../../components/Band/index.js';
import type { IconCardProps } from '../../internal/card/IconCard.js';
import { IconCardBand } from '../../internal/card/IconCardBand.js';
import type { RootProps } from '../../internal/root.js';

export interface ComplianceHighlightsProps extends RootProps {
  title: string;
  intro?: string;
  /** Three of them. */
  highlights: readonly IconCardProps[];
  /** @default 'default' */
  tone?: BandProps['tone'];
}

/** The three things that who answers for privacy wants to know first. */
export function ComplianceHighlights({
  title,
  intro,
  highlights,
  tone = 'default',
  ...root
}: ComplianceHighlightsProps) {
  return <IconCardBand title={title} intro={intro} cards={highlights} tone={tone} {...root} />;
}
