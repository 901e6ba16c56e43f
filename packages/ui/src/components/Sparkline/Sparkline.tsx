import { use } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import { StretchedLine } from '../internal/chart/StretchedLine.js';
import * as chart from '../internal/chart/chart.css.js';
import * as css from './Sparkline.css.js';

export interface SparklineProps extends RootProps<SVGSVGElement> {
  /** Name of the measure. Part of the accessible name, with the first, last, lowest and highest value. */
  label: string;
  /** Values at equal intervals. `null` is no measurement, and interrupts the line. */
  values: readonly (number | null)[];
  /**
   * Format of the values in the accessible name, with their unit.
   * @default a decimal number
   */
  formatOptions?: Intl.NumberFormatOptions | undefined;
}

/** Position of a value between two others, from 0 to 1. Halfway if these are equal. */
const shareOf = (value: number, low: number, high: number) =>
  low === high ? 0.5 : (value - low) / (high - low);

/**
 * Small line next to a figure or in a cell. It shows the shape of changes: it fills its height, so two of them can't
 * be compared. For values that users read, use `LineChart`.
 */
export function Sparkline({ label, values, formatOptions, ...root }: SparklineProps) {
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  const numbers = values.filter((value) => value !== null);
  const [first, last] = [numbers[0], numbers.at(-1)];
  const [lowest, highest] = [Math.min(...numbers), Math.max(...numbers)];
  const format = new Intl.NumberFormat(locale, formatOptions);
  const name =
    first === undefined || last === undefined
      ? formatMessage(nl.sparklineEmpty, { label })
      : formatMessage(nl.sparkline, {
          label,
          first: format.format(first),
          last: format.format(last),
          lowest: format.format(lowest),
          highest: format.format(highest),
        });
  const points = values.map((value, index) => {
    const x = shareOf(index, 0, values.length - 1) * 100;
    return [x, value === null ? null : 90 - shareOf(value, lowest, highest) * 80] as const;
  });
  const end = points.findLast(([, height]) => height !== null);
  return (
    <svg role="img" aria-label={name} {...rootProps(root, css.root)}>
      <StretchedLine series={0} points={points} />
      {end !== undefined && (
        <circle cx={`${end[0]}%`} cy={`${end[1] ?? 0}%`} r={3} className={chart.fill[0]} />
      )}
    </svg>
  );
}
