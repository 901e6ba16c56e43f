import { use, useId, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../root.js';
import { LanguageContext } from '../../messages/useMessages.js';
import * as css from './Bar.css.js';

/** Scale of a bar, and the format of its value. */
export interface BarScale {
  /**
   * Smallest value of the scale.
   * @default 0
   */
  minValue?: number | undefined;
  /**
   * Largest value of the scale.
   * @default 100
   */
  maxValue?: number | undefined;
  /**
   * Format of the number, in the language of the page. With `style: 'percent'` it shows the position on the scale as a
   * percentage.
   * @default { style: 'percent' }
   */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /**
   * Text shown and announced instead of the number: '4 van 10'.
   * @default the number
   */
  valueLabel?: string | undefined;
}

interface BarProps extends RootProps, BarScale {
  pattern: 'meter' | 'progressbar';
  label: string;
  /** If undefined, the bar is indeterminate. */
  value: number | undefined;
  /**
   * Share of the value that is certain, 0 to 1. The rest of the bar is hatched.
   * @default 1
   */
  sureShare?: number | undefined;
}

/**
 * Labelled bar with its value. It is not interactive, so it sets the attributes of its ARIA pattern without React
 * Aria's code: pages that only show scores stay small.
 */
export function Bar({
  pattern,
  label,
  value,
  minValue = 0,
  maxValue = 100,
  formatOptions = { style: 'percent' },
  valueLabel,
  sureShare = 1,
  ...root
}: BarProps) {
  const id = useId();
  const { locale } = use(LanguageContext);
  const now = value === undefined ? undefined : Math.min(maxValue, Math.max(minValue, value));
  const share =
    now === undefined || maxValue <= minValue ? 0 : (now - minValue) / (maxValue - minValue);
  const number = formatOptions.style === 'percent' ? share : now;
  const valueText =
    valueLabel ?? (now === undefined ? undefined : number?.toLocaleString(locale, formatOptions));
  return (
    <div
      role={pattern}
      aria-labelledby={id}
      aria-valuenow={now}
      aria-valuemin={minValue}
      aria-valuemax={maxValue}
      aria-valuetext={valueText}
      {...rootProps(root, css.root)}
    >
      <span id={id} className={css.label}>
        {label}
      </span>
      {/* Reserves space, so there is no layout shift when the value becomes known. */}
      <span className={css.value}>{valueText ?? '\u00A0'}</span>
      <Track>
        {now === undefined ? (
          <line x2="100%" y1="50%" y2="50%" pathLength={100} className={css.inProgress} />
        ) : (
          <Share {...{ share, sureShare }} />
        )}
      </Track>
    </div>
  );
}

/** An SVG instead of a styled box, because a strict CSP blocks the inline style that the width would need. */
const Track = ({ children }: { children: ReactNode }) => (
  <svg aria-hidden="true" className={css.bar}>
    <rect width="100%" height="100%" className={css.track} />
    {children}
  </svg>
);

interface ShareProps extends Required<Pick<BarProps, 'sureShare'>> {
  /** Filled share of the bar, 0 to 1. */
  share: number;
}

const Share = ({ share, sureShare }: ShareProps) => (
  <>
    {sureShare < 1 && <line x2={`${share * 100}%`} y1="50%" y2="50%" className={css.unsure} />}
    <rect width={`${share * sureShare * 100}%`} height="100%" className={css.fill} />
  </>
);

/** Bar without a label and a role, next to the same number in words. */
export const PlainBar = (share: ShareProps) => (
  <Track>
    <Share {...share} />
  </Track>
);
