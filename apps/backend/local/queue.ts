interface QueueOptions {
  /** How many tasks run at the same time. @default 1 */
  concurrency?: number;
  /** How long a task waits for its turn before it is refused, in milliseconds. @default forever */
  patience?: number;
}

/** A task waited for too long, and was not begun. */
export class QueueTimeout extends Error {
  override name = 'QueueTimeout';
}

/** Runs tasks in the order in which they came. */
export class Queue {
  readonly #concurrency: number;
  readonly #patience: number | undefined;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor({ concurrency = 1, patience }: QueueOptions = {}) {
    this.#concurrency = concurrency;
    this.#patience = patience;
  }

  /** @throws QueueTimeout */
  async run<Result>(task: () => Promise<Result>): Promise<Result> {
    if (this.#running < this.#concurrency) this.#running += 1;
    else await this.#turn();
    try {
      return await task();
    } finally {
      this.#giveWay();
    }
  }

  #turn(): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer =
      this.#patience === undefined
        ? undefined
        : setTimeout(() => {
            this.#waiting.delete(begin);
            reject(new QueueTimeout());
          }, this.#patience);
    const begin = () => {
      clearTimeout(timer);
      resolve();
    };
    this.#waiting.add(begin);
    return promise;
  }

  /** To who has waited longest. */
  #giveWay(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#running -= 1;
    else {
      this.#waiting.delete(next);
      next();
    }
  }
}
