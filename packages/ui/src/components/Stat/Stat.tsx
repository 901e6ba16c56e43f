import { ArrowDown, ArrowUp, Equal } from 'lucide';
import { use, useId } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { Sparkline, type SparklineProps } from '../Sparkline/index.js';
import * as css from './Stat.css.js';

export interface StatTrend {
  /** Difference with the earlier value, in the unit of the value. */
  change: number;
  /** Words after the difference: 'ten opzichte van vorige maand'. */
  label: string;
  /**
   * Judgement of the difference, also in words. Fewer days are better, and fewer candidates are worse.
   * @default 'neutral', without a judgement
   */
  tone?: 'positive' | 'neutral' | 'critical' | undefined;
}

export interface StatProps extends RootProps<HTMLDivElement> {
  /** Visible and accessible name of the figure. */
  label: string;
  /** Figure. `null` is no measurement. */
  value: number | null;
  /**
   * Format of the figure and the difference, with their unit.
   * @default a decimal number
   */
  formatOptions?: Intl.NumberFormatOptions | undefined;
  /** Change since an earlier moment. */
  trend?: StatTrend | undefined;
  /** Earlier values at equal intervals, as a small line between the first and the last, with its accessible name. */
  sparkline?: Pick<SparklineProps, 'label' | 'values'> | undefined;
}

/** Figure with its trend in words. For several values use a chart. */
export function Stat({ label, value, formatOptions, trend, sparkline, ...root }: StatProps) {
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  const labelId = useId();
  const format = new Intl.NumberFormat(locale, formatOptions);
  const endOf = (end: number | null | undefined) => typeof end === 'number' && format.format(end);
  return (
    <div role="group" aria-labelledby={labelId} {...rootProps(root, css.root)}>
      <p id={labelId} className={css.label}>
        {label}
      </p>
      <p className={value === null ? css.noData : css.value}>
        {value === null ? formatMessage(nl.noData) : format.format(value)}
      </p>
      {trend !== undefined && <Trend {...{ ...trend, formatOptions }} />}
      {sparkline !== undefined && (
        <div className={css.course}>
          <span aria-hidden="true">{endOf(sparkline.values[0])}</span>
          <Sparkline className={css.sparkline} {...{ ...sparkline, formatOptions }} />
          <span aria-hidden="true">{endOf(sparkline.values.at(-1))}</span>
        </div>
      )}
    </div>
  );
}

function Trend({
  change,
  label,
  tone = 'neutral',
  formatOptions,
}: StatTrend & Pick<StatProps, 'formatOptions'>) {
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  const size = Math.abs(change);
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  // From 10% to 12% is two percentage points, and not 2% more.
  const difference =
    formatOptions?.style === 'percent'
      ? formatMessage(nl.statPoints, { points: number.format(size * 100) })
      : new Intl.NumberFormat(locale, formatOptions).format(size);
  const words =
    change === 0
      ? formatMessage(nl.statSame, { label })
      : formatMessage(change < 0 ? nl.statLess : nl.statMore, { change: difference, label });
  return (
    <p className={css.trend}>
      <span className={`${css.icon} ${css.tone[tone]}`}>
        <Icon icon={change === 0 ? Equal : change < 0 ? ArrowDown : ArrowUp} />
      </span>
      {tone === 'neutral'
        ? words
        : formatMessage(tone === 'positive' ? nl.statBetter : nl.statWorse, { trend: words })}
    </p>
  );
}
