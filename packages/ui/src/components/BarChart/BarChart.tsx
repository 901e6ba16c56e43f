import { use, useId } from 'react';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import * as nl from '../../messages/nl.js';
import { ChartFigure, type ChartProps, type ChartSeries } from '../internal/chart/ChartFigure.js';
import { Legend } from '../internal/chart/Legend.js';
import { fillOf, Patterns } from '../internal/chart/Patterns.js';
import { checkSeries } from '../internal/chart/checkSeries.js';
import { labelIntervals, valueScale } from '../internal/chart/scale.js';
import { useSeriesTexts } from '../internal/chart/useSeriesTexts.js';
import { barsOf } from './bars.js';
import { HorizontalBars } from './HorizontalBars.js';
import { VerticalBars } from './VerticalBars.js';

export interface BarChartProps extends ChartProps {
  /** Names of the categories, in the order in which they are shown. */
  categories: readonly string[];
  /** One to six series, with a value for each category. More throw an error in development. */
  series: readonly ChartSeries[];
  /**
   * Position of the series: side by side, or as parts of one bar with a total.
   * @default 'grouped'
   */
  layout?: 'grouped' | 'stacked' | undefined;
  /**
   * Direction of the bars. Vertical bars show only some of their labels where not all of them fit.
   * @default 'vertical' if all bars and labels fit on a phone, and otherwise 'horizontal'
   */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** Number of vertical bars that are wide enough to be distinguished on a phone. */
const maxBarsOnPhone = 24;

/**
 * Bars that compare amounts. The same values are in a table, and each bar can be explored with the keyboard. For
 * values over time use `LineChart`, and for the steps of a process `FunnelChart`.
 */
export function BarChart({
  categories,
  series,
  layout = 'grouped',
  orientation,
  formatOptions,
  ...figure
}: BarChartProps) {
  checkSeries('BarChart', series, categories);
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  const id = useId();
  const { format, marks, rows } = useSeriesTexts(series, categories, formatOptions);
  const isStacked = layout === 'stacked';
  const barCount = categories.length * (isStacked ? 1 : series.length);
  const fits = labelIntervals(categories)[1] === 1 && barCount <= maxBarsOnPhone;
  const direction = orientation ?? (fits ? 'vertical' : 'horizontal');

  const bars = barsOf(series, categories, {
    isStacked,
    isReversed: isStacked && direction === 'vertical',
  });
  const ends = bars.flat().flatMap(({ from, to }) => [from, to]);
  const labels = series.map(({ label }) => label);
  const hasTotals = isStacked && series.length > 1;
  const totals = bars.map((parts) => parts.reduce((sum, { value }) => sum + value, 0));
  const Bars = direction === 'vertical' ? VerticalBars : HorizontalBars;
  return (
    <ChartFigure
      {...figure}
      isEmpty={ends.length === 0}
      legend={
        series.length > 1 && (
          <Legend
            items={labels.map((label, index) => ({
              label,
              swatch: <rect width="100%" height="100%" rx="2" fill={fillOf(id, index)} />,
            }))}
          />
        )
      }
      table={{
        columns: hasTotals ? [...labels, formatMessage(nl.total)] : labels,
        rows: hasTotals
          ? rows.map(({ label, cells }, category) => ({
              label,
              cells: [...cells, format(totals[category] ?? 0)],
            }))
          : rows,
      }}
    >
      <Patterns id={id} count={series.length} />
      <Bars
        {...{ id, categories, bars, isStacked, format }}
        seriesCount={series.length}
        valueScale={valueScale(ends, formatOptions, locale)}
        totals={totals}
        explore={{ label: figure.label, texts: marks }}
      />
    </ChartFigure>
  );
}
