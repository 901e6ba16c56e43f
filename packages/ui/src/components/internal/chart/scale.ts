import { scaleLinear } from 'd3-scale';

export interface ChartTick {
  /** Position between the ends of the scale, in per cent. */
  at: number;
  label: string;
  isZero: boolean;
}

export interface ValueScale {
  /** Position of a value between the ends of the scale, in per cent. */
  positionOf: (value: number) => number;
  ticks: readonly ChartTick[];
}

/** From this value on, an axis has short notations: '20K'. The table and the marks keep the full number. */
const compactFrom = 10_000;
const tickCount = 4;

/**
 * Scale of values with round ends. It includes zero, because a bar that starts elsewhere exaggerates differences.
 * @param values - All values that are drawn.
 */
export function valueScale(
  values: readonly number[],
  formatOptions: Intl.NumberFormatOptions | undefined,
  locale: string,
): ValueScale {
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  // A chart of zeros has the axis of a small number.
  const scale = scaleLinear([low, low === high ? 1 : high], [0, 100]).nice(tickCount);
  const format = new Intl.NumberFormat(locale, formatOptions);
  const { maximumFractionDigits = 0, style } = format.resolvedOptions();
  const finest = 10 ** -(maximumFractionDigits + (style === 'percent' ? 2 : 0));
  // Half a candidate doesn't exist, and two ticks with the same rounded number would be wrong.
  const step = values.every(Number.isInteger) ? Math.max(1, finest) : finest;
  const ticks = scale
    .ticks(tickCount)
    .filter((tick) => Math.abs(Math.round(tick / step) * step - tick) < step / 1000);
  const isLarge = ticks.some((tick) => Math.abs(tick) >= compactFrom);
  const short = isLarge
    ? new Intl.NumberFormat(locale, { ...formatOptions, notation: 'compact' })
    : format;
  return {
    positionOf: scale,
    ticks: ticks.map((tick) => ({
      at: scale(tick),
      label: short.format(tick),
      isZero: tick === 0,
    })),
  };
}

/**
 * Container widths in rem at which more labels fit along an axis, each with the room for the labels. The second is a phone of
 * 280 px. The styles have the same widths.
 */
export const labelWidths = [
  { from: 0, room: 8 },
  { from: 17, room: 14 },
  { from: 36, room: 31 },
  { from: 60, room: 54 },
] as const;

/** Average width of a character in small text, in rem. */
const characterWidth = 0.56;

/** Width that each of these needs, in rem. */
const widthOf = (texts: readonly string[]) =>
  Math.max(0, ...texts.map(({ length }) => length)) * characterWidth + 0.5;

const wordsOf = (labels: readonly string[]) => labels.flatMap((label) => label.split(/\s/));

/**
 * For each of the container widths: a label is shown at every so many positions, a power of two. Labels wrap between
 * words.
 */
export const labelIntervals = (labels: readonly string[]): number[] =>
  labelWidths.map(({ room }) =>
    Math.max(1, 2 ** Math.ceil(Math.log2((labels.length * widthOf(wordsOf(labels))) / room))),
  );

/** Index of the smallest of the container widths at which a label is shown, or -1. */
export const shownFrom = (index: number, count: number, intervals: readonly number[]): number =>
  intervals.findIndex(
    (interval) => index % interval === 0 && index + (interval - 1) / 2 <= count - 1,
  );

/** Largest power of two that divides an index: coarser labels come first. */
const rankOf = (index: number) => (index === 0 ? Infinity : index & -index);

/** Whether all neighbours have the same distance. */
const isEven = (positions: readonly number[]) =>
  positions.every((at, index) => {
    const [previous, next] = [positions[index - 1], positions[index + 1]];
    return (
      previous === undefined || next === undefined || Math.abs(previous + next - 2 * at) < 0.01
    );
  });

/**
 * For labels at uneven positions: index of the smallest of the container widths at which each is shown without an
 * overlap, or -1. At even positions every label is shown, or every second, fourth or eighth.
 * @param positions - Ascending positions of the labels, in per cent.
 */
export function labelsAt(positions: readonly number[], labels: readonly string[]) {
  const width = widthOf(labels);
  const shown = positions.map(() => -1);
  const isRegular = isEven(positions);
  const ranks = new Set([...positions.keys()].map(rankOf).toSorted((one, other) => other - one));
  for (const [level, { room }] of labelWidths.entries()) {
    const share = Math.min(100, (width / room) * 100);
    const startOf = (index: number) =>
      Math.min(100 - share, Math.max(0, (positions[index] ?? 0) - share / 2));
    const isFree = (index: number) =>
      shown.every(
        (from, other) => from === -1 || Math.abs(startOf(other) - startOf(index)) >= share,
      );
    for (const rank of ranks) {
      const next = [...positions.keys()].filter(
        (index) => rankOf(index) === rank && shown[index] === -1,
      );
      if (isRegular && !next.every(isFree)) break;
      for (const index of next) if (isFree(index)) shown[index] = level;
      if (next.some((index) => shown[index] === -1)) break;
    }
  }
  return { width, shown };
}
