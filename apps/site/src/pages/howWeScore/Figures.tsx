import { Band, DescriptionList, Text, type BandProps } from '@heldermatch/ui';

interface FiguresProps extends Omit<BandProps, 'children'> {
  items: readonly { figure: string; definition: string; measurement: string }[];
}

/** List of figures: what is counted, and how. */
export const Figures = ({ items, ...props }: FiguresProps) => (
  <Band {...props}>
    <DescriptionList
      items={items.map(({ figure, definition, measurement }) => ({
        term: figure,
        description: (
          <>
            <Text>{definition}</Text>
            <Text emphasis="muted">{measurement}</Text>
          </>
        ),
      }))}
    />
  </Band>
);
