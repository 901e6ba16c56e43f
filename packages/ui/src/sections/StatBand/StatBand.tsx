import { Container } from '../../components/Container/index.js';
import { Figures, type Figure } from '../internal/figures/Figures.js';
import type { RootProps } from '../../internal/root.js';

export interface StatBandProps extends RootProps {
  /** Three labelled figures. */
  items: readonly Figure[];
  /** Disclaimer above the figures: 'indicatief, geen garantie'. */
  note: string;
}

/** Row of figures with their disclaimer. */
export function StatBand({ items, note, ...root }: StatBandProps) {
  return (
    <Container {...root}>
      <Figures items={items} note={note} look="columns" />
    </Container>
  );
}
