import { Bar, type BarScale } from '../../internal/bar/Bar.js';
import type { RootProps } from '../../internal/root.js';

export interface MeterProps extends RootProps, BarScale {
  /** Accessible and visible name of the measured value. */
  label: string;
  /** Measured value, clamped to the scale. */
  value: number;
}

/**
 * Measured value on a known scale, as text and a bar. For progress, use `ProgressBar`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/meter/
 */
export function Meter(props: MeterProps) {
  return <Bar pattern="meter" {...props} />;
}
