import { Bar, type BarScale } from '../../internal/bar/Bar.js';
import type { RootProps } from '../../internal/root.js';

export interface ProgressBarProps extends RootProps, BarScale {
  /** Task in progress. */
  label: string;
  /**
   * Progress value. Without it, the bar is indeterminate and animates.
   * @default indeterminate
   */
  value?: number | undefined;
}

/**
 * Progress of a task that takes a while.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/range-related-properties/
 */
export function ProgressBar({ value, ...props }: ProgressBarProps) {
  return <Bar pattern="progressbar" value={value} {...props} />;
}
