import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { Grid } from '../../components/Grid/index.js';
import { Stack } from '../../components/Stack/index.js';
import { SectionHeader } from '../../internal/band/SectionHeader.js';
import { IconCard } from '../../internal/card/IconCard.js';
import type { RootProps } from '../../internal/root.js';

export interface ExpectedFeaturesProps extends RootProps {
  title: string;
  items: readonly {
    icon: IconNode;
    title: string;
    text: ReactNode;
    /** A screen of the product, cut off and grey: a picture made of components, which nobody reads or uses. */
    figure?: ReactNode;
  }[];
  /**
   * How many stand beside each other where they fit: as many as leave no hole.
   * @default 2
   */
  columns?: 2 | 3 | undefined;
}

/** What the platform will be able to do. */
export function ExpectedFeatures({ title, items, columns = 2, ...root }: ExpectedFeaturesProps) {
  const id = useId();
  return (
    <Stack gap="xl" {...root}>
      <SectionHeader id={id} title={title} />
      <Grid as="ul" columns={columns} gap="xl">
        {items.map((feature) => (
          <IconCard key={feature.title} {...feature} />
        ))}
      </Grid>
    </Stack>
  );
}
