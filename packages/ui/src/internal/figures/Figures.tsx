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
  /** What the figures are worth: 'indicatief, geen garantie'. */
  note: string;
  /** Three between hairlines, up to five in cells, or three large ones under a thick line. */
  look: 'row' | 'cells' | 'columns';
}

/** Figures with what they count, and the remark that belongs to them. */
export function Figures({ items, note, look }: FiguresProps) {
  return (
    <Stack gap="s">
      <dl className={css.list[look]}>
        {items.map(({ value, label, text }) => (
          <div key={label} className={css.item[look]}>
            <dt className={css.label[look]}>{label}</dt>
            <dd className={css.value[look]}>{value}</dd>
            {text !== undefined && <dd className={css.text}>{text}</dd>}
          </div>
        ))}
      </dl>
      <Text size="small" emphasis="muted">
        {note}
      </Text>
    </Stack>
  );
}
