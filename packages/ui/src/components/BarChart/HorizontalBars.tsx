import type { CSSProperties } from 'react';
import { Exploration, type Mark } from '../internal/chart/Exploration.js';
import { fillOf } from '../internal/chart/Patterns.js';
import * as chart from '../internal/chart/chart.css.js';
import { bandOf, boxesOf, type BarOfValue } from './bars.js';
import type { BarsProps } from './BarsProps.js';
import * as css from './BarChart.css.js';

/** Value at the end of a bar. */
interface End {
  series: number;
  value: number;
  text: string;
}

/** Bars with their category above or before them, and their value at the end. They need no axis. */
export function HorizontalBars({ explore, ...props }: BarsProps) {
  const { bars, seriesCount, isStacked, totals, format } = props;
  const endsOf = (parts: readonly BarOfValue[], category: number): readonly End[] =>
    isStacked
      ? parts.slice(-1).map(() => ({
          series: 0,
          value: Math.max(...parts.map(({ to }) => to)),
          text: format(totals[category] ?? 0),
        }))
      : parts.map(({ series, to, value }) => ({ series, value: to, text: format(value) }));
  const ends = bars.map(endsOf);
  const size = {
    '--bars': isStacked ? 1 : seriesCount,
    '--characters': Math.max(...ends.flat().map(({ text }) => text.length)),
  } as CSSProperties;
  return (
    <Exploration {...explore} orientation="vertical" className={css.horizontal}>
      {(mark) =>
        ends.map((ofCategory, category) => (
          // Labels of categories may repeat.
          <div key={category} className={css.row} style={size}>
            <Row {...props} {...{ category, mark }} ends={ofCategory} />
          </div>
        ))
      }
    </Exploration>
  );
}

interface RowProps extends Omit<BarsProps, 'explore'> {
  category: number;
  mark: Mark;
  ends: readonly End[];
}

/** Bars of one category. */
function Row(props: RowProps) {
  const { id, categories, bars, seriesCount, isStacked, valueScale, category, mark, ends } = props;
  const band = bandOf(isStacked ? 1 : seriesCount, 0);
  const boxes = boxesOf(bars[category] ?? [], valueScale, (series) => band(isStacked ? 0 : series));
  const zero = `${valueScale.positionOf(0)}%`;
  return (
    <>
      <span className={css.rowLabel} aria-hidden="true">
        {categories[category]}
      </span>
      <div className={css.rowBars}>
        <svg className={chart.drawing} aria-hidden="true">
          {ends.map(({ series }) => (
            <rect
              key={series}
              y={`${band(series).at}%`}
              width="100%"
              height={`${band(series).thickness}%`}
              className={css.track}
            />
          ))}
          {boxes.map(({ series, start, length, at, thickness }) => (
            <rect
              key={series}
              x={`${start}%`}
              y={`${at}%`}
              width={`${length}%`}
              height={`${thickness}%`}
              style={{ '--length': `${length}%` } as CSSProperties}
              className={isStacked && length > 0 ? css.part.horizontal : undefined}
              fill={fillOf(id, series)}
            />
          ))}
          <line x1={zero} x2={zero} y2="100%" className={css.baseline} />
        </svg>
        {boxes.map(({ series, start, length, at, thickness }) =>
          mark(
            { series, category },
            {
              insetInlineStart: `${start}%`,
              insetBlockStart: `${at}%`,
              inlineSize: `${length}%`,
              blockSize: `${thickness}%`,
            },
          ),
        )}
        {ends.map(({ series, value, text }) => (
          <span
            key={series}
            className={css.rowValue}
            style={{
              insetInlineStart: `${valueScale.positionOf(value)}%`,
              insetBlockStart: `${band(series).at}%`,
              blockSize: `${band(series).thickness}%`,
            }}
            aria-hidden="true"
          >
            {text}
          </span>
        ))}
      </div>
    </>
  );
}
