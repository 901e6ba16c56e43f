import { Stack } from '../../components/Stack/index.js';
import { Text } from '../../components/Text/index.js';
import * as css from './Figures.css.js';

export interface Figure {
  /** The figure, with its unit. */
  value: string;
  /** What it counts; unique in its list. */
  label: string;
  /** How it is meant. */
  text?: string | undefined;
}

export interface FiguresProps {
  items: readonly Figure[];
  /** What the figures are worth, read before them: 'indicatief, geen garantie'. */
  note: string;
  /** Three beside each other where they fit, or any number below each other. */
  look: 'columns' | 'rows';
  /** What stands in the place that waits for a measurement. */
  notMeasured?: string | undefined;
}

/** Figures with what they count, below the remark that belongs to them. */
export function Figures({ items, note, look, notMeasured }: FiguresProps) {
  return (
    <Stack gap="s">
      <Text size="small" weight="medium">
        {note}
      </Text>
      <dl className={css.list[look]}>
        {items.map(({ value, label, text }) => (
          <div key={label} className={css.item}>
            <dt className={css.label}>{label}</dt>
            <dd className={css.value}>{value}</dd>
            {text !== undefined && <dd className={css.text}>{text}</dd>}
            {notMeasured !== undefined && <dd className={css.measured}>{notMeasured}</dd>}
          </div>
        ))}
      </dl>
    </Stack>
  );
}
