import { Band, DescriptionList, Text, type BandProps } from '@heldermatch/ui';

interface FiguresProps extends Omit<BandProps, 'children'> {
  items: readonly { figure: string; term: string; definition: string; measurement: string }[];
}

/** List of figures: what is counted, and how. */
export const Figures = ({ items, ...props }: FiguresProps) => (
  <Band {...props}>
    <DescriptionList
      items={items.map(({ definition, measurement, ...item }) => ({
        ...item,
        description: (
          <>
            <Text>{definition}</Text>
            <Text size="small" emphasis="muted">
              {measurement}
            </Text>
          </>
        ),
      }))}
    />
  </Band>
);
