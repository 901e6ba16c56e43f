import { use, useId } from 'react';
import { rootProps, type RootProps } from '../root.js';
import { LanguageContext } from '../../messages/useMessages.js';
import * as css from './Bar.css.js';

/** The scale of a bar, and how a value on it is written. */
export interface BarScale {
  /**
   * Where the scale begins.
   * @default 0
   */
  minValue?: number | undefined;
  /**
   * Where it ends.
   * @default 100
   */
  maxValue?: number | undefined;
  /**
   * How the number is written, in the language of the page. A percentage is one of the scale.
   * @default { style: 'percent' }
   */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /**
   * What is said in place of the number: '4 van 10'.
   * @default the number
   */
  valueLabel?: string | undefined;
}

interface BarProps extends RootProps, BarScale {
  pattern: 'meter' | 'progressbar';
  label: string;
  /** Undefined while nobody knows. */
  value: number | undefined;
  /**
   * Which part of the value is sure, 0 to 1: the rest of the bar is hatched.
   * @default 1
   */
  sureShare?: number | undefined;
}

/**
 * A name, a number and a bar. It does nothing but say its value, so it has the attributes of the pattern and none of
 * React Aria's code: pages that only show scores stay light.
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
      {/* Keeps its place: nothing moves when the value gets known. */}
      <span className={css.value}>{valueText ?? '\u00A0'}</span>
      {/* A picture and not a styled box: its width is no inline style, which a strict CSP would refuse. */}
      <svg aria-hidden="true" className={css.bar}>
        <rect width="100%" height="100%" className={css.track} />
        {now === undefined ? (
          <line x2="100%" y1="50%" y2="50%" pathLength={100} className={css.underWay} />
        ) : (
          <>
            {sureShare < 1 && (
              <line x2={`${share * 100}%`} y1="50%" y2="50%" className={css.unsure} />
            )}
            <rect width={`${share * sureShare * 100}%`} height="100%" className={css.fill} />
          </>
        )}
      </svg>
    </div>
  );
}
