import { useId } from 'react';
import { Band, type BandProps } from '../../components/Band/index.js';
import { Grid } from '../../components/Grid/index.js';
import { Stack } from '../../components/Stack/index.js';
import { BandIntro } from '../../internal/band/BandIntro.js';
import { IconCard, type IconCardProps } from '../../internal/card/IconCard.js';

export interface ComplianceHighlightsProps {
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
}: ComplianceHighlightsProps) {
  const id = useId();
  return (
    <Band tone={tone} labelledBy={id}>
      <Stack gap="xl">
        <BandIntro id={id} title={title} intro={intro} />
        <Grid as="ul" columns={3}>
          {highlights.map((highlight) => (
            <IconCard key={highlight.title} {...highlight} />
          ))}
        </Grid>
      </Stack>
    </Band>
  );
}
