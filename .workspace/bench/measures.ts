// What is measured becomes a line: what it was here and at its control, and whether that is within its budget.

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return ((sorted[middle] ?? 0) + (sorted.at(-middle - 1) ?? 0)) / 2;
};

/** The median, and from which to which value they went. */
const shown = (values: readonly number[], digits: number): string => {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(
    (value) => value.toFixed(digits),
  );
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
};

export interface Measure {
  /** What was measured. */
  what: string;
  /** Of each run. */
  site: readonly number[];
  /** Of the same runs: what it is compared with. */
  control?: readonly number[];
  /** The most that it may be: as a ratio to the control's where there is one, else in its own unit. */
  most?: number;
  /** The least that it may be, in the same way. */
  least?: number;
  /** What is less counts as this much, in the measure's unit: nobody notices it. @default 0 */
  floor?: number;
  /** @default 0 */
  digits?: number;
}

/** Collects measures, and tells which of them are over budget. */
export class Report {
  readonly #rows: Record<string, Record<string, string>> = {};
  readonly #over: string[] = [];

  add(page: string, measure: Measure): void {
    const {
      what,
      site,
      control,
      most = Infinity,
      least = -Infinity,
      floor = 0,
      digits = 0,
    } = measure;
    const ours = median(site);
    const counted = (values: readonly number[]) => Math.max(floor, median(values));
    const value = control === undefined ? ours : counted(site) / counted(control);
    const budget = [
      Number.isFinite(most) ? `≤ ${most}` : '',
      Number.isFinite(least) ? `≥ ${least.toFixed(2)}` : '',
    ].join('');
    const isOver = value > most || value < least;
    const ratio = control === undefined ? '' : value.toFixed(2);
    if (isOver) {
      const found = ratio === '' ? ours.toFixed(digits) : `${ratio} × its control`;
      this.#over.push(`${page}, ${what}: ${found}, budget ${budget}`);
    }
    this.#rows[`${page} ${what}`] = {
      site: shown(site, digits),
      control: control === undefined ? '' : shown(control, digits),
      ratio,
      budget,
      '': isOver ? 'over' : '',
    };
  }

  /** Prints all. @returns whether everything is within its budget. */
  print(): boolean {
    console.table(this.#rows);
    for (const line of this.#over) console.error(`Over budget: ${line}`);
    return this.#over.length === 0;
  }
}
