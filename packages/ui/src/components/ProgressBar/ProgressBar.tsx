import { Label } from 'react-aria-components/Label';
import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { rootOf, type RootProps } from '../../internal/root.js';
import * as css from '../Meter/Meter.css.js';

export interface ProgressBarProps extends RootProps {
  /** What is under way. */
  label: string;
  /** How far it is, 0 to 100. */
  value: number;
}

/** How far something is that takes a while. Where nobody knows, use `Spinner`. */
export function ProgressBar({ label, value, ...root }: ProgressBarProps) {
  return (
    <AriaProgressBar value={value} {...rootOf(root, css.root)}>
      {({ percentage = 0, valueText }) => (
        <>
          <Label className={css.label}>{label}</Label>
          <span className={css.value}>{valueText}</span>
          <svg aria-hidden="true" className={css.bar}>
            <rect width="100%" height="100%" className={css.track} />
            <rect width={`${percentage}%`} height="100%" className={css.fill} />
          </svg>
        </>
      )}
    </AriaProgressBar>
  );
}
