import { Label } from 'react-aria-components/Label';
import { Meter as AriaMeter } from 'react-aria-components/Meter';
import * as css from './Meter.css.js';

export interface MeterProps {
  /** What is measured. */
  label: string;
  /** A percentage, 0 to 100. */
  value: number;
}

/**
 * A measured value on a known scale, as a number and as a bar. For progress, use `ProgressBar`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/meter/
 */
export function Meter({ label, value }: MeterProps) {
  return (
    <AriaMeter value={value} className={css.root}>
      {({ percentage, valueText }) => (
        <>
          <Label className={css.label}>{label}</Label>
          <span className={css.value}>{valueText}</span>
          {/* A picture and not a styled box: its width is no inline style, which a strict CSP would refuse. */}
          <svg aria-hidden="true" className={css.bar}>
            <rect width="100%" height="100%" className={css.track} />
            <rect width={`${percentage}%`} height="100%" className={css.fill} />
          </svg>
        </>
      )}
    </AriaMeter>
  );
}
