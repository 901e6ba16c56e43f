import type { ReactNode } from 'react';
import { useId } from 'react';
import { Grid } from '../../components/Grid/index.js';
import { Stack } from '../../components/Stack/index.js';
import { SectionHeader } from '../../components/internal/band/SectionHeader.js';
import { PointCard } from '../internal/card/PointCard.js';
import type { RootProps } from '../../internal/root.js';

export interface ExpectedFeaturesProps extends RootProps {
  title: string;
  items: readonly {
    title: string;
    text: ReactNode;
    /** Preview of a product screen, made of components. Cropped, inert and hidden from assistive technology. */
    figure?: ReactNode;
  }[];
  /**
   * Number of columns where they fit. Choose it so that the last row is full.
   * @default 2
   */
  columns?: 2 | 3 | undefined;
}

/** Features that the platform will have. */
export function ExpectedFeatures({ title, items, columns = 2, ...root }: ExpectedFeaturesProps) {
  const id = useId();
  return (
    <Stack gap="xl" {...root}>
      <SectionHeader id={id} title={title} />
      <Grid as="ul" columns={columns} gap="xl">
        {items.map((feature) => (
          <PointCard key={feature.title} {...feature} />
        ))}
      </Grid>
    </Stack>
  );
}
