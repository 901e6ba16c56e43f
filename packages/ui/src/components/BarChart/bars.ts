import { scaleBand } from 'd3-scale';
import { stack, stackOffsetDiverging, stackOrderReverse } from 'd3-shape';
import type { ChartSeries } from '../internal/chart/ChartFigure.js';
import type { ValueScale } from '../internal/chart/scale.js';

/** Bar of one value, in the units of the values. */
export interface BarOfValue {
  series: number;
  from: number;
  to: number;
  value: number;
}

/**
 * Bars of each category. A missing value has no bar.
 * @param isStacked - Whether the bars of a category are parts of one bar. Negative parts are below zero.
 * @param isReversed - Whether the first series is the last part, as in a vertical bar that is read from its top.
 */
export function barsOf(
  series: readonly ChartSeries[],
  categories: readonly string[],
  { isStacked, isReversed }: { isStacked: boolean; isReversed: boolean },
): BarOfValue[][] {
  const layout = stack<number, number>()
    .keys(series.keys())
    .value((category, key) => series[key]?.values[category] ?? 0)
    .offset(stackOffsetDiverging);
  if (isReversed) layout.order(stackOrderReverse);
  const parts = isStacked ? layout([...categories.keys()]) : [];
  return categories.map((_, category) =>
    series.flatMap(({ values }, index) => {
      const value = values[category] ?? null;
      if (value === null) return [];
      const [from, to] = parts[index]?.[category] ?? [Math.min(0, value), Math.max(0, value)];
      return [{ series: index, from, to, value }];
    }),
  );
}

/**
 * Position and thickness of the bar of each series across its category, in per cent.
 * @param count - Number of bars of a category.
 * @param padding - Empty space before the first and after the last bar, in bars.
 */
export function bandOf(count: number, padding: number) {
  const band = scaleBand<number>()
    .domain([...Array(count).keys()])
    .range([0, 100])
    .paddingInner(0.12)
    .paddingOuter(padding);
  return (index: number) => ({ at: band(index) ?? 0, thickness: band.bandwidth() });
}

/** Place of a bar in its category, in per cent. */
export interface Box {
  series: number;
  /** Start along the values. */
  start: number;
  length: number;
  /** Start across the category. */
  at: number;
  thickness: number;
}

/** Places of the bars of a category. */
export const boxesOf = (
  parts: readonly BarOfValue[],
  { positionOf }: ValueScale,
  placeOf: (series: number) => Pick<Box, 'at' | 'thickness'>,
): readonly Box[] =>
  parts.map(({ series, from, to }) => ({
    series,
    start: positionOf(from),
    length: positionOf(to) - positionOf(from),
    ...placeOf(series),
  }));
