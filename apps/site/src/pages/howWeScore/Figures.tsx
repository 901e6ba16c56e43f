import { Band, DescriptionList, Grid, Text, type BandProps } from '@heldermatch/ui';

interface FiguresProps extends Omit<BandProps, 'children'> {
  /** Names of the explanation's two parts. */
  labels: Explanation;
  items: readonly (Explanation & { figure: string })[];
}

interface Explanation {
  definition: string;
  measurement: string;
}

/** List of figures: what is counted, and how. */
export const Figures = ({ labels, items, ...props }: FiguresProps) => (
  <Band {...props}>
    <DescriptionList
      items={items.map(({ figure, definition, measurement }) => ({
        term: figure,
        description: (
          <Grid columns={2}>
            <Part label={labels.definition} text={definition} />
            <Part label={labels.measurement} text={measurement} />
          </Grid>
        ),
      }))}
    />
  </Band>
);

const Part = ({ label, text }: { label: string; text: string }) => (
  <div>
    <Text size="small" emphasis="muted">
      {label}
    </Text>
    <Text>{text}</Text>
  </div>
);
