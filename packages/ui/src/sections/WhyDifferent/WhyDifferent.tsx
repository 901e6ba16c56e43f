import { useId } from 'react';
import { Band, type BandProps } from '../../components/Band/index.js';
import { Grid } from '../../components/Grid/index.js';
import { Stack } from '../../components/Stack/index.js';
import { BandIntro } from '../../internal/band/BandIntro.js';
import { IconCard, type IconCardProps } from '../../internal/card/IconCard.js';

export interface WhyDifferentProps {
  title: string;
  intro?: string;
  /** Three of them. */
  reasons: readonly IconCardProps[];
  /** @default 'warm' */
  tone?: BandProps['tone'];
}

/** What sets the product apart, each claim with a way to check it where there is one. */
export function WhyDifferent({ title, intro, reasons, tone = 'warm' }: WhyDifferentProps) {
  const id = useId();
  return (
    <Band tone={tone} labelledBy={id}>
      <Stack gap="xl">
        <BandIntro id={id} title={title} intro={intro} />
        <Grid as="ul" columns={3}>
          {reasons.map((reason) => (
            <IconCard key={reason.title} {...reason} />
          ))}
        </Grid>
      </Stack>
    </Band>
  );
}
