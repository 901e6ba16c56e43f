import type { ValueScale } from '../internal/chart/scale.js';
import type { BarOfValue } from './bars.js';

export interface BarsProps {
  /** Prefix of the ids of the patterns. */
  id: string;
  categories: readonly string[];
  /** Bars by category. */
  bars: readonly (readonly BarOfValue[])[];
  seriesCount: number;
  isStacked: boolean;
  /** Sum of the values of each category. */
  totals: readonly number[];
  valueScale: ValueScale;
  format: (value: number) => string;
  explore: { label: string; texts: readonly (readonly (string | undefined)[])[] };
}
