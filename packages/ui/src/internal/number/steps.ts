export interface Range {
  minValue?: number | null | undefined;
  maxValue?: number | null | undefined;
  /** Without, any number is right. */
  step?: number | undefined;
}

/** As exact as a step of decimals can be in binary. */
const precision = 1e-9;

/** Without what is left of a sum in binary: 0.1 + 0.2 is 0.3. */
const round = (value: number) => Number(value.toPrecision(12));

/** How many steps a number is from the first; a whole number on a step. */
const stepsTo = (value: number, step: number, { minValue }: Range) => {
  const steps = (value - (minValue ?? 0)) / step;
  return Math.abs(steps - Math.round(steps)) < precision * Math.max(1, Math.abs(steps))
    ? Math.round(steps)
    : steps;
};

const at = (steps: number, step: number, { minValue }: Range) =>
  round((minValue ?? 0) + steps * step);

const within = (value: number, { minValue, maxValue }: Range) =>
  Math.min(Math.max(value, minValue ?? -Infinity), maxValue ?? Infinity);

/** The numbers beside one that is on no step; nothing for one that is. */
export function neighbours(value: number, range: Range) {
  const { step } = range;
  if (step === undefined) return undefined;
  const steps = stepsTo(value, step, range);
  if (Number.isInteger(steps)) return undefined;
  return { lower: at(Math.floor(steps), step, range), higher: at(Math.ceil(steps), step, range) };
}

/**
 * The next number on a step. From nothing it is the end of the range that one comes from, or 0.
 * @param count - of steps: 1 up, -1 down.
 * @param usual - the step where the range has none.
 */
export function stepped(value: number | null, count: number, range: Range, usual: number): number {
  const { minValue, maxValue, step = usual } = range;
  if (value === null) return within((count > 0 ? minValue : maxValue) ?? 0, range);
  const steps = stepsTo(value, step, range);
  const next = (count > 0 ? Math.floor(steps) : Math.ceil(steps)) + count;
  const last = maxValue == null ? Infinity : Math.floor(stepsTo(maxValue, step, range));
  const first = minValue == null ? -Infinity : 0;
  return at(Math.min(Math.max(next, first), last), step, range);
}

/** The nearest number in the range and on a step. */
export function snapped(value: number, range: Range): number {
  const { step } = range;
  const inside = within(value, range);
  return step === undefined
    ? inside
    : within(at(Math.round(stepsTo(inside, step, range)), step, range), range);
}
