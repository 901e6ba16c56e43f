const WINDOW_MS = 5 * 60 * 1000;

/** Limits the requests per sender in a sliding window of five minutes. */
export class RateLimit {
  readonly #max: number;
  readonly #now: () => number;
  readonly #times = new Map<string, number[]>();

  constructor(max: number, now: () => number) {
    this.#max = max;
    this.#now = now;
  }

  /** Counts a request and returns whether it is allowed. Rejected requests aren't counted. */
  allows(sender: string): boolean {
    const since = this.#now() - WINDOW_MS;
    const recent = (this.#times.get(sender) ?? []).filter((time) => time > since);
    this.#times.set(sender, recent);
    if (recent.length >= this.#max) return false;
    recent.push(this.#now());
    return true;
  }
}
