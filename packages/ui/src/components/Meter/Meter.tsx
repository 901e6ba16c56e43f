import { useId } from 'react';
import { rootOf, type RootProps } from '../../internal/root.js';
import * as css from './Meter.css.js';

export interface MeterProps extends RootProps {
  /** What is measured. */
  label: string;
  /** A percentage, 0 to 100; what lies outside counts as the nearest of the two. */
  value: number;
}

/**
 * A measured value on a known scale, as a number and as a bar. For progress, use `ProgressBar`.
 *
 * A meter does nothing but say its value, so it has the attributes of the pattern and none of React Aria's
 * code: pages that only show scores stay light.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/meter/
 */
export function Meter({ label, value, ...root }: MeterProps) {
  const id = useId();
  const percentage = Math.min(100, Math.max(0, value));
  const valueText = `${Math.round(percentage)}%`;
  return (
    <div
      role="meter"
      aria-labelledby={id}
      aria-valuenow={percentage}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={valueText}
      {...rootOf(root, css.root)}
    >
      <span id={id} className={css.label}>
        {label}
      </span>
      <span className={css.value}>{valueText}</span>
      {/* A picture and not a styled box: its width is no inline style, which a strict CSP would refuse. */}
      <svg aria-hidden="true" className={css.bar}>
        <rect width="100%" height="100%" className={css.track} />
        <rect width={`${percentage}%`} height="100%" className={css.fill} />
      </svg>
    </div>
  );
}
