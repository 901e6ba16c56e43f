import { Container } from '../../components/Container/index.js';
import { Text } from '../../components/Text/index.js';
import type { RootProps } from '../../internal/root.js';
import * as css from './StatBand.css.js';

export interface StatBandProps extends RootProps {
  /** Three figures with what they count. */
  items: readonly { value: string; label: string }[];
  /** What the figures are worth: 'indicatief, geen garantie'. */
  note: string;
}

/** A row of figures with the remark that belongs to them. */
export function StatBand({ items, note, ...root }: StatBandProps) {
  return (
    <Container {...root}>
      <dl className={css.row}>
        {items.map(({ value, label }) => (
          <div key={label} className={css.figure}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="small" emphasis="muted">
        {note}
      </Text>
    </Container>
  );
}
