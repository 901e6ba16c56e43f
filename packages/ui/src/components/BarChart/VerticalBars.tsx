import type { CSSProperties } from 'react';
import { Exploration, type Mark } from '../internal/chart/Exploration.js';
import { fillOf } from '../internal/chart/Patterns.js';
import { labelIntervals, shownFrom } from '../internal/chart/scale.js';
import { Gridlines, ValueAxis } from '../internal/chart/ValueAxis.js';
import * as chart from '../internal/chart/chart.css.js';
import { bandOf, boxesOf } from './bars.js';
import type { BarsProps } from './BarsProps.js';
import * as css from './BarChart.css.js';

/** Bars on an axis with the categories, next to an axis with values. */
export function VerticalBars({ explore, ...props }: BarsProps) {
  const { categories, seriesCount, isStacked, totals, valueScale, format } = props;
  const intervals = labelIntervals(categories);
  const every = Object.fromEntries(intervals.map((count, index) => [`--every-${index}`, count]));
  const hasValues = isStacked || seriesCount === 1;
  const valuesFrom = labelIntervals(totals.map((total) => format(total))).indexOf(1);
  return (
    <Exploration {...explore} orientation="horizontal" className={css.vertical}>
      {(mark) => (
        <>
          <ValueAxis ticks={valueScale.ticks} />
          <div className={`${css.columns} ${chart.labelled}`} style={every}>
            <svg className={css.gridlines} aria-hidden="true">
              <Gridlines ticks={valueScale.ticks} />
            </svg>
            {categories.map((label, category) => (
              // Labels of categories may repeat.
              <div key={category} className={css.column}>
                <Column
                  {...props}
                  {...{ category, mark }}
                  valueFrom={hasValues ? valuesFrom : -1}
                />
                <span
                  className={`${css.columnLabel} ${chart.from[shownFrom(category, categories.length, intervals) as 0]}`}
                  aria-hidden="true"
                >
                  {label}
                </span>
              </div>
            ))}
          </div>
        </>
      )}
    </Exploration>
  );
}

interface ColumnProps extends Omit<BarsProps, 'explore'> {
  category: number;
  mark: Mark;
  /** Index of the smallest of the container widths at which the value is shown, or -1. */
  valueFrom: number;
}

/** Bars of one category. */
function Column(props: ColumnProps) {
  const { id, bars, seriesCount, isStacked, totals, valueScale, format } = props;
  const { category, mark, valueFrom } = props;
  const band = bandOf(isStacked ? 1 : seriesCount, isStacked ? 0.2 : 0.5);
  const boxes = boxesOf(bars[category] ?? [], valueScale, (series) => band(isStacked ? 0 : series));
  const top = Math.max(
    valueScale.positionOf(0),
    ...boxes.map(({ start, length }) => start + length),
  );
  return (
    <div className={css.columnBars}>
      <svg className={chart.drawing} aria-hidden="true">
        {boxes.map(({ series, at, thickness, start, length }) => (
          <rect
            key={series}
            x={`${at}%`}
            y={`${100 - start - length}%`}
            width={`${thickness}%`}
            height={`${length}%`}
            style={{ '--length': `${length}%` } as CSSProperties}
            className={isStacked && length > 0 ? css.part.vertical : undefined}
            fill={fillOf(id, series)}
          />
        ))}
      </svg>
      {boxes.map(({ series, at, thickness, start, length }) =>
        mark(
          { series, category },
          {
            insetInlineStart: `${at}%`,
            insetBlockEnd: `${start}%`,
            inlineSize: `${thickness}%`,
            blockSize: `${length}%`,
          },
        ),
      )}
      {boxes.length > 0 && (
        <span
          className={`${css.columnValue} ${chart.from[valueFrom as 0]}`}
          style={{ insetBlockEnd: `${top}%` }}
          aria-hidden="true"
        >
          {format(totals[category] ?? 0)}
        </span>
      )}
    </div>
  );
}
