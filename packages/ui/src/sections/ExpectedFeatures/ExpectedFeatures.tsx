import type { IconNode } from 'lucide';
import { Card } from '../../components/Card/index.js';
import { Grid } from '../../components/Grid/index.js';
import { Heading } from '../../components/Heading/index.js';
import { Icon } from '../../components/Icon/index.js';
import { Stack } from '../../components/Stack/index.js';
import { Text } from '../../components/Text/index.js';
import type { RootProps } from '../../internal/root.js';

export interface ExpectedFeaturesProps extends RootProps {
  title: string;
  items: readonly { icon: IconNode; title: string; text: string }[];
  /**
   * How many stand beside each other where they fit: as many as leave no hole.
   * @default 2
   */
  columns?: 2 | 3 | undefined;
}

/** What the platform will be able to do. */
export function ExpectedFeatures({ title, items, columns = 2, ...root }: ExpectedFeaturesProps) {
  return (
    <Stack gap="l" {...root}>
      <Heading level={2}>{title}</Heading>
      <Grid columns={columns}>
        {items.map((feature) => (
          <Card key={feature.title}>
            <Stack gap="xs">
              <Icon icon={feature.icon} />
              <Heading level={3} size="small">
                {feature.title}
              </Heading>
              <Text emphasis="muted">{feature.text}</Text>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
