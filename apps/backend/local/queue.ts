interface QueueOptions {
  /** Number of tasks that run at the same time. @default 1 */
  concurrency?: number;
  /** Time that a task may wait before it is rejected, in milliseconds. @default Infinity */
  patience?: number;
}

/** Thrown when a task waited too long; it was not started. */
export class QueueTimeout extends Error {
  override name = 'QueueTimeout';
}

/** Runs tasks in the order in which they were added. */
export class Queue {
  readonly #concurrency: number;
  readonly #patience: number | undefined;
  readonly #waiting = new Set<() => void>();
  #running = 0;

  constructor({ concurrency = 1, patience }: QueueOptions = {}) {
    this.#concurrency = concurrency;
    this.#patience = patience;
  }

  /** Runs a task when its turn comes. @throws QueueTimeout */
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

  /** Passes the slot to the task that has waited longest. */
  #giveWay(): void {
    const [next] = this.#waiting;
    if (next === undefined) this.#running -= 1;
    else {
      this.#waiting.delete(next);
      next();
    }
  }
}
