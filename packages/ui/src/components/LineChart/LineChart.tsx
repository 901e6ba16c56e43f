import { scaleLinear } from 'd3-scale';
import {
  symbol,
  symbolCircle,
  symbolCross,
  symbolDiamond,
  symbolSquare,
  symbolStar,
  symbolTriangle,
} from 'd3-shape';
import { use } from 'react';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import { ChartFigure, type ChartProps, type ChartSeries } from '../internal/chart/ChartFigure.js';
import { Exploration } from '../internal/chart/Exploration.js';
import { Legend } from '../internal/chart/Legend.js';
import { StretchedLine } from '../internal/chart/StretchedLine.js';
import { Gridlines, ValueAxis } from '../internal/chart/ValueAxis.js';
import { checkDates, checkSeries } from '../internal/chart/checkSeries.js';
import { labelsAt, valueScale, type ValueScale } from '../internal/chart/scale.js';
import { useSeriesTexts } from '../internal/chart/useSeriesTexts.js';
import * as chart from '../internal/chart/chart.css.js';
import { vars } from '../../styles/theme.css.js';
import * as css from './LineChart.css.js';

export interface LineChartProps extends ChartProps {
  /** Days of the measurements in ascending order, as ISO 8601: '2026-03-02'. Their distances may differ. */
  dates: readonly string[];
  /** One to six series, with a value for each date. More throw an error in development. */
  series: readonly ChartSeries[];
  /**
   * Format of the dates: `{ month: 'short' }` for months.
   * @default day and month on the axis, and also the year in the table
   */
  dateFormatOptions?: Intl.DateTimeFormatOptions | undefined;
}

/** Dashes of the lines, by series. The first is solid. */
const dashes = [undefined, '8 4', '2 4', '12 4 2 4', '5 3', '14 6'];

/** Area of a marker in square pixels. */
const markerSize = 70;

/** Markers of the points, by series. */
const markers = [
  symbolCircle,
  symbolSquare,
  symbolTriangle,
  symbolDiamond,
  symbolCross,
  symbolStar,
].map((type) => symbol(type, markerSize)() ?? undefined);

/** Square around a point. */
const markBox = {
  inlineSize: vars.size.choice,
  blockSize: vars.size.choice,
  marginInlineStart: `calc(-0.5 * ${vars.size.choice})`,
  marginBlockEnd: `calc(-0.5 * ${vars.size.choice})`,
};

function useDateFormats(options: Intl.DateTimeFormatOptions | undefined) {
  const { locale } = use(LanguageContext);
  // A date without a time is in UTC, so that the server and every reader get the same day.
  const formatOf = (byDefault: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...(options ?? byDefault), timeZone: 'UTC' });
    return (date: string) => format.format(Date.parse(date));
  };
  return {
    formatShort: formatOf({ day: 'numeric', month: 'short' }),
    formatLong: formatOf({ dateStyle: 'long' }),
  };
}

/**
 * Lines that show changes over time. The same values are in a table, and each point can be explored with the
 * keyboard. To compare amounts that aren't in time, use `BarChart`.
 */
export function LineChart({
  dates,
  series,
  dateFormatOptions,
  formatOptions,
  ...figure
}: LineChartProps) {
  checkDates('LineChart', dates);
  checkSeries('LineChart', series, dates);
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  const { formatShort, formatLong } = useDateFormats(dateFormatOptions);
  const { marks, rows } = useSeriesTexts(series, dates.map(formatLong), formatOptions);
  const values = series.flatMap((one) => one.values).filter((value) => value !== null);
  const scale = valueScale(values, formatOptions, locale);
  const times = dates.map((date) => Date.parse(date));
  const timeScale = scaleLinear([times[0] ?? 0, times.at(-1) ?? 0], [0, 100]);
  const positions = times.map((time) => timeScale(time));
  return (
    <ChartFigure
      {...figure}
      isEmpty={values.length === 0}
      legend={
        series.length > 1 && (
          <Legend
            items={series.map(({ label }, index) => ({ label, swatch: <Sample series={index} /> }))}
          />
        )
      }
      table={{
        rowsLabel: formatMessage(nl.chartDate),
        columns: series.map(({ label }) => label),
        rows,
      }}
    >
      <Plot
        {...{ series, positions, scale }}
        texts={marks}
        label={figure.label}
        dateLabels={dates.map((date) => formatShort(date))}
      />
    </ChartFigure>
  );
}

interface PlotProps {
  label: string;
  series: readonly ChartSeries[];
  /** Positions of the dates, in per cent. */
  positions: readonly number[];
  scale: ValueScale;
  texts: readonly (readonly (string | undefined)[])[];
  dateLabels: readonly string[];
}

/** Drawing with its two axes. */
function Plot({ label, series, positions, scale, texts, dateLabels }: PlotProps) {
  return (
    <Exploration label={label} texts={texts} orientation="horizontal" className={css.root}>
      {(mark) => (
        <>
          <ValueAxis ticks={scale.ticks} />
          <div className={css.plot}>
            <svg className={chart.drawing} aria-hidden="true">
              <Gridlines ticks={scale.ticks} />
              {series.map(({ label: name, values }, index) => (
                <Line
                  key={name}
                  series={index}
                  points={values.map((value, at) => [
                    positions[at] ?? 0,
                    value === null ? null : 100 - scale.positionOf(value),
                  ])}
                />
              ))}
            </svg>
            {series.map(({ values }, index) =>
              values.map((value, category) =>
                mark(
                  { series: index, category },
                  {
                    insetInlineStart: `${positions[category]}%`,
                    insetBlockEnd: `${scale.positionOf(value ?? 0)}%`,
                    ...markBox,
                  },
                ),
              ),
            )}
          </div>
          <DateLabels positions={positions} labels={dateLabels} />
        </>
      )}
    </Exploration>
  );
}

interface LineProps {
  series: number;
  /** Positions in per cent. A point without a measurement interrupts the line. */
  points: readonly (readonly [x: number, y: number | null])[];
}

/** Line with its points. The line is stretched, and the points are not. */
function Line({ series, points }: LineProps) {
  return (
    <>
      <StretchedLine {...{ series, points }} dashes={dashes[series]} />
      {points.map(
        ([x, y]) =>
          y !== null && (
            <svg key={x} x={`${x}%`} y={`${y}%`} className={css.marker}>
              <path d={markers[series]} className={chart.fill[series as 0]} />
            </svg>
          ),
      )}
    </>
  );
}

/** Line and marker of a series, for the legend. */
const Sample = ({ series }: { series: number }) => (
  <>
    <line
      x2="100%"
      y1="50%"
      y2="50%"
      className={`${chart.strokeLine} ${chart.stroke[series as 0]}`}
      strokeDasharray={dashes[series]}
    />
    <svg x="50%" y="50%" className={css.marker}>
      <path d={markers[series]} className={chart.fill[series as 0]} />
    </svg>
  </>
);

interface DateLabelsProps {
  /** Positions in per cent. */
  positions: readonly number[];
  labels: readonly string[];
}

/** Labels at their dates, as many as fit. */
function DateLabels({ positions, labels }: DateLabelsProps) {
  const { width, shown } = labelsAt(positions, labels);
  return (
    <div className={css.labels} aria-hidden="true">
      {labels.map((label, index) => (
        <span
          key={positions[index]}
          className={`${css.label} ${chart.from[shown[index] as 0]}`}
          style={{
            inlineSize: `min(100%, ${width}rem)`,
            insetInlineStart: `clamp(0%, ${positions[index]}% - ${width / 2}rem, max(0%, 100% - ${width}rem))`,
            textAlign:
              positions[index] === 0 ? 'start' : positions[index] === 100 ? 'end' : 'center',
          }}
        >
          {label}
        </span>
      ))}
    </div>
  );
}
