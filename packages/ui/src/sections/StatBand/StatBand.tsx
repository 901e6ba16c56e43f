import { Container } from '../../components/Container/index.js';
import { Figures, type Figure } from '../../internal/figures/Figures.js';
import type { RootProps } from '../../internal/root.js';

export interface StatBandProps extends RootProps {
  /** Three figures with what they count. */
  items: readonly Figure[];
  /** What the figures are worth, above them: 'indicatief, geen garantie'. */
  note: string;
}

/** A row of figures with the remark that belongs to them. */
export function StatBand({ items, note, ...root }: StatBandProps) {
  return (
    <Container {...root}>
      <Figures items={items} note={note} look="columns" />
    </Container>
  );
}
