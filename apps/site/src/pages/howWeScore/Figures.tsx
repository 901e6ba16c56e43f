import { Band, DescriptionList, Grid, Text, type BandProps } from '@heldermatch/ui';

interface FiguresProps extends Omit<BandProps, 'children'> {
  /** Names of the three columns, as their first row. */
  labels: FigureRow;
  items: readonly FigureRow[];
}

interface FigureRow {
  figure: string;
  definition: string;
  measurement: string;
}

/** List of figures in three columns where they fit: what is counted, and how. */
export const Figures = ({ labels, items, ...props }: FiguresProps) => (
  <Band {...props}>
    <DescriptionList
      items={[labels, ...items].map((row) => ({
        term: row.figure,
        description: (
          <Grid columns={2}>
            <Text weight={row === labels ? 'medium' : undefined}>{row.definition}</Text>
            <Text emphasis="muted" weight={row === labels ? 'medium' : undefined}>
              {row.measurement}
            </Text>
          </Grid>
        ),
      }))}
    />
  </Band>
);
