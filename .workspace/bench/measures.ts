// Measurements as table rows: the value, its control, and whether it meets the goal.

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return ((sorted[middle] ?? 0) + (sorted.at(-middle - 1) ?? 0)) / 2;
};

/**
 * 95 % confidence interval of the median, by the binomial distribution of the number of values below it. Valid for any
 * distribution of the values.
 * @see https://en.wikipedia.org/wiki/Median#Confidence_interval
 */
export function intervalOf(values: readonly number[]): [number, number] {
  const sorted = values.toSorted((one, other) => one - other);
  const count = sorted.length;
  let below = 0;
  let term = 0.5 ** count;
  let tail = term;
  while (tail <= 0.025 && below < count >> 1) {
    below += 1;
    term *= (count - below + 1) / below;
    tail += term;
  }
  const skipped = Math.max(0, below - 1);
  return [sorted[skipped] ?? NaN, sorted.at(-1 - skipped) ?? NaN];
}

const formatInterval = (values: readonly number[], digits: number): string => {
  const [middle, least, most] = [median(values), ...intervalOf(values)].map((value) =>
    value.toFixed(digits),
  );
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
};

export interface Measure {
  /** Measurement name. */
  what: string;
  /** Value of each run. */
  site: readonly number[];
  /** Value of the control in each of these runs. */
  control?: readonly number[];
  /** Maximum allowed value, as a ratio to the control, or in its own unit without a control. */
  most?: number;
  /** Minimum allowed value, in the same unit. */
  least?: number;
  /**
   * Number of decimals.
   * @default 0
   */
  digits?: number;
}

/** Collects measurements, and reports those that miss their goal. */
export class Report {
  readonly #rows: Record<string, Record<string, string>> = {};
  readonly #behind: string[] = [];

  add(page: string, measure: Measure): void {
    const { what, site, control, most = Infinity, least = -Infinity, digits = 0 } = measure;
    const ratios = control && site.map((value, run) => value / (control[run] ?? NaN));
    const value = median(ratios ?? site);
    const goal = [
      Number.isFinite(most) ? `≤ ${most}` : '',
      Number.isFinite(least) ? `≥ ${least}` : '',
    ].join('');
    const isBehind = value > most || value < least;
    const ratio = ratios === undefined ? '' : formatInterval(ratios, 2);
    if (isBehind) {
      const found = ratio === '' ? formatInterval(site, digits) : `${ratio} × its control`;
      this.#behind.push(`${page}, ${what}: ${found}, goal ${goal}`);
    }
    this.#rows[`${page} ${what}`] = {
      site: formatInterval(site, digits),
      control: control === undefined ? '' : formatInterval(control, digits),
      ratio,
      goal,
      '': isBehind ? 'behind' : '',
    };
  }

  /**
   * Prints all measurements.
   * @returns whether every goal is met.
   */
  print(): boolean {
    console.table(this.#rows);
    for (const line of this.#behind) console.error(`Behind its goal: ${line}`);
    return this.#behind.length === 0;
  }
}
