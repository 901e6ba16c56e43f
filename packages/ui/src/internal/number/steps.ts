export interface Range {
  minValue?: number | null | undefined;
  maxValue?: number | null | undefined;
  /** Undefined accepts any number. */
  step?: number | undefined;
}

/** Tolerance for decimal steps in binary floating point. */
const precision = 1e-9;

/** Removes binary rounding errors: 0.1 + 0.2 is 0.3. */
const round = (value: number) => Number(value.toPrecision(12));

/** Number of steps from the first one; an integer when the value is on a step. */
const stepsTo = (value: number, step: number, { minValue }: Range) => {
  const steps = (value - (minValue ?? 0)) / step;
  return Math.abs(steps - Math.round(steps)) < precision * Math.max(1, Math.abs(steps))
    ? Math.round(steps)
    : steps;
};

const at = (steps: number, step: number, { minValue }: Range) =>
  round((minValue ?? 0) + steps * step);

const clamp = (value: number, { minValue, maxValue }: Range) =>
  Math.min(Math.max(value, minValue ?? -Infinity), maxValue ?? Infinity);

/** Nearest valid numbers below and above a value. Undefined when the value is on a step. */
export function neighbours(value: number, range: Range) {
  const { step } = range;
  if (step === undefined) return undefined;
  const steps = stepsTo(value, step, range);
  if (Number.isInteger(steps)) return undefined;
  return { lower: at(Math.floor(steps), step, range), higher: at(Math.ceil(steps), step, range) };
}

/**
 * Next value on a step. From an empty field: the minimum when stepping up, the maximum when stepping down, or else 0.
 * @param count - Number of steps: 1 is up, -1 is down.
 * @param usual - Step to use when the range has none.
 */
export function stepValue(
  value: number | null,
  count: number,
  range: Range,
  usual: number,
): number {
  const { minValue, maxValue, step = usual } = range;
  if (value === null) return clamp((count > 0 ? minValue : maxValue) ?? 0, range);
  const steps = stepsTo(value, step, range);
  const next = (count > 0 ? Math.floor(steps) : Math.ceil(steps)) + count;
  const last = maxValue == null ? Infinity : Math.floor(stepsTo(maxValue, step, range));
  const first = minValue == null ? -Infinity : 0;
  return at(Math.min(Math.max(next, first), last), step, range);
}

/** Nearest value within the range and on a step. */
export function snapValue(value: number, range: Range): number {
  const { step } = range;
  const inside = clamp(value, range);
  return step === undefined
    ? inside
    : clamp(at(Math.round(stepsTo(inside, step, range)), step, range), range);
}
