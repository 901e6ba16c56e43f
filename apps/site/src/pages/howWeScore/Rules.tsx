import { Band, Grid, Heading, Stack, Text, type BandProps } from '@heldermatch/ui';

interface RulesProps extends Omit<BandProps, 'children'> {
  items: readonly { title: string; text: string }[];
}

/** List of short texts, in three columns where they fit. */
export const Rules = ({ items, ...props }: RulesProps) => (
  <Band {...props}>
    <Grid as="ul" columns={3} gap="xl">
      {items.map(({ title, text }) => (
        <li key={title}>
          <Stack gap="xs">
            <Heading level={3} size="small">
              {title}
            </Heading>
            <Text emphasis="muted">{text}</Text>
          </Stack>
        </li>
      ))}
    </Grid>
  </Band>
);
