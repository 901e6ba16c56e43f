import { use } from 'react';

export interface LazyModule<T> {
  /** Fetches it, and once more if that failed before. */
  load: () => Promise<T>;
  /** What was fetched, if it is there. */
  peek: () => { value: T } | undefined;
  /** The latest fetch, the first if there was none. A failed one stays, so that it is told and not repeated. */
  latest: () => Promise<T>;
}

/**
 * Code that is fetched when it is needed. Once there it renders at once, without a fallback flashing
 * by, and unlike `React.lazy` it recovers from a failed fetch.
 */
export function lazyModule<T>(fetchModule: () => Promise<T>): LazyModule<T> {
  let latest: Promise<T> | undefined;
  let loaded: { value: T } | undefined;
  let hasFailed = false;
  const load = () => {
    if (latest === undefined || hasFailed) {
      hasFailed = false;
      latest = fetchModule().then(
        (value) => {
          loaded = { value };
          return value;
        },
        (error: unknown) => {
          hasFailed = true;
          throw error;
        },
      );
    }
    return latest;
  };
  return { load, peek: () => loaded, latest: () => latest ?? load() };
}

/** What a module holds; suspends while it is on its way, throws when it can't be fetched. */
export function useModule<T>(module: LazyModule<T>): T {
  const loaded = module.peek();
  return loaded === undefined ? use(module.latest()) : loaded.value;
}

/** Fetches a module ahead of its use. If that fails, its use tells. */
export const prefetch = (module: LazyModule<unknown>): void => {
  module.load().catch(() => {});
};
