import { Bar, type BarScale } from '../../internal/bar/Bar.js';
import type { RootProps } from '../../internal/root.js';

export interface MeterProps extends RootProps, BarScale {
  /** What is measured. */
  label: string;
  /** What lies outside of the scale counts as the nearest end of it. */
  value: number;
}

/**
 * A measured value on a known scale, as a number and as a bar. For progress, use `ProgressBar`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/meter/
 */
export function Meter(props: MeterProps) {
  return <Bar pattern="meter" {...props} />;
}
