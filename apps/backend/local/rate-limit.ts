const WINDOW_MS = 5 * 60 * 1000;

/** At most so many requests of one sender in any five minutes. */
export class RateLimit {
  readonly #max: number;
  readonly #now: () => number;
  readonly #times = new Map<string, number[]>();

  constructor(max: number, now: () => number) {
    this.#max = max;
    this.#now = now;
  }

  /** Counts a request; false when it is one too many (a refused one does not count). */
  allows(sender: string): boolean {
    const since = this.#now() - WINDOW_MS;
    const recent = (this.#times.get(sender) ?? []).filter((time) => time > since);
    this.#times.set(sender, recent);
    if (recent.length >= this.#max) return false;
    recent.push(this.#now());
    return true;
  }
}
