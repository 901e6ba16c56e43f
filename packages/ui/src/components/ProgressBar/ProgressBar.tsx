import { Bar, type BarScale } from '../../internal/bar/Bar.js';
import type { RootProps } from '../../internal/root.js';

export interface ProgressBarProps extends RootProps, BarScale {
  /** What is under way. */
  label: string;
  /**
   * How far it is. Left out, nobody knows: then the bar moves.
   * @default unknown
   */
  value?: number | undefined;
}

/**
 * How far something is that takes a while.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/range-related-properties/
 */
export function ProgressBar({ value, ...props }: ProgressBarProps) {
  return <Bar pattern="progressbar" value={value} {...props} />;
}
