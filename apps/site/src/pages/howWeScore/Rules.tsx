import { Band, Grid, Heading, Stack, Text, type BandProps } from '@heldermatch/ui';

interface RulesProps extends Omit<BandProps, 'children'> {
  items: readonly { title: string; text: string }[];
}

/** Short blocks of text, in three columns where they fit. */
export const Rules = ({ items, ...props }: RulesProps) => (
  <Band {...props}>
    <Grid columns={3} gap="xl">
      {items.map(({ title, text }) => (
        <Stack key={title} gap="xs">
          <Heading level={3} size="small">
            {title}
          </Heading>
          <Text emphasis="muted">{text}</Text>
        </Stack>
      ))}
    </Grid>
  </Band>
);
