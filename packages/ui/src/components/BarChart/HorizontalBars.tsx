import type { CSSProperties } from 'react';
import { Exploration } from '../internal/chart/Exploration.js';
import { fillOf } from '../internal/chart/Patterns.js';
import * as chart from '../internal/chart/chart.css.js';
import { bandOf, type BarOfValue } from './bars.js';
import type { BarsProps } from './BarsProps.js';
import * as css from './BarChart.css.js';

/** Bars with their category above or before them, and their value at the end. They need no axis. */
export function HorizontalBars(props: BarsProps) {
  const { id, categories, bars, seriesCount, isStacked, totals, valueScale, format, explore } =
    props;
  const barCount = isStacked ? 1 : seriesCount;
  const band = bandOf(barCount, 0);
  const zero = valueScale.positionOf(0);
  const ends = (parts: readonly BarOfValue[], category: number) =>
    isStacked
      ? parts.slice(-1).map(() => ({
          series: 0,
          end: Math.max(...parts.map(({ to }) => to)),
          text: format(totals[category] ?? 0),
        }))
      : parts.map(({ series, to, value }) => ({ series, end: to, text: format(value) }));
  const texts = bars.flatMap((parts, category) => ends(parts, category).map(({ text }) => text));
  const size = {
    '--bars': barCount,
    '--characters': Math.max(...texts.map((text) => text.length)),
  } as CSSProperties;

  return (
    <Exploration {...explore} orientation="vertical" className={css.horizontal}>
      {(mark) =>
        bars.map((parts, category) => (
          // Labels of categories may repeat.
          <div key={category} className={css.row} style={size}>
            <span className={css.rowLabel} aria-hidden="true">
              {categories[category]}
            </span>
            <div className={css.rowBars}>
              <svg className={chart.drawing} aria-hidden="true">
                {parts.map(({ series, from, to }) => {
                  const { at, thickness } = band(isStacked ? 0 : series);
                  const length = valueScale.positionOf(to) - valueScale.positionOf(from);
                  return (
                    <rect
                      key={series}
                      x={`${valueScale.positionOf(from)}%`}
                      y={`${at}%`}
                      width={`${length}%`}
                      height={`${thickness}%`}
                      style={{ '--length': `${length}%` } as CSSProperties}
                      className={isStacked && length > 0 ? css.part.horizontal : undefined}
                      fill={fillOf(id, series)}
                    />
                  );
                })}
                <line x1={`${zero}%`} x2={`${zero}%`} y2="100%" className={css.baseline} />
              </svg>
              {parts.map(({ series, from, to }) => {
                const { at, thickness } = band(isStacked ? 0 : series);
                return mark(
                  { series, category },
                  {
                    insetInlineStart: `${valueScale.positionOf(from)}%`,
                    insetBlockStart: `${at}%`,
                    inlineSize: `${valueScale.positionOf(to) - valueScale.positionOf(from)}%`,
                    blockSize: `${thickness}%`,
                  },
                );
              })}
              {ends(parts, category).map(({ series, end, text }) => (
                <span
                  key={series}
                  className={css.rowValue}
                  style={{
                    insetInlineStart: `${valueScale.positionOf(end)}%`,
                    insetBlockStart: `${band(series).at}%`,
                    blockSize: `${band(series).thickness}%`,
                  }}
                  aria-hidden="true"
                >
                  {text}
                </span>
              ))}
            </div>
          </div>
        ))
      }
    </Exploration>
  );
}
