import { Stack } from '../../../components/Stack/index.js';
import { Text } from '../../../components/Text/index.js';
import * as css from './Figures.css.js';

export interface Figure {
  /** Figure with its unit. */
  value: string;
  /** Label of the figure. Unique in the list. */
  label: string;
  /** Explanation of the figure. */
  text?: string | undefined;
}

export interface FiguresProps {
  items: readonly Figure[];
  /** Disclaimer about the figures, before the list: 'indicatief, geen garantie'. */
  note: string;
  /** Layout: three columns where they fit, or any number of stacked rows. */
  look: 'columns' | 'rows';
  /** Placeholder for a result that isn't measured yet. */
  notMeasured?: string | undefined;
}

/** Labelled figures, below their disclaimer. */
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
