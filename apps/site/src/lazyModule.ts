import { fetchFile } from './fetchFile.ts';

/** Code that is fetched when it is needed. Once there it is used at once, without a fallback flashing by. */
export interface LazyModule<T> {
  /** Fetches it, and once more if that failed before. */
  load: () => Promise<T>;
  /** What was fetched, if it is there. */
  peek: () => { value: T } | undefined;
  /** Settles with the first fetch that succeeds; never fails. */
  ready: Promise<T>;
  /** Whether the latest fetch that ended has failed. */
  hasFailed: () => boolean;
  /** Calls back when a fetch ends. Returns a function that ends it. */
  subscribe: (onChange: () => void) => () => void;
}

/** Unlike `React.lazy` it can be fetched ahead, and recovers from a failed fetch. */
export function lazyModule<T>(fetchModule: () => Promise<T>): LazyModule<T> {
  const { promise: ready, resolve } = Promise.withResolvers<T>();
  const listeners = new Set<() => void>();
  let loaded: { value: T } | undefined;
  let loading: Promise<T> | undefined;
  let hasFailed = false;

  const fetchOnce = async () => {
    try {
      const value = await fetchModule();
      loaded = { value };
      hasFailed = false;
      resolve(value);
      return value;
    } catch (error) {
      // oxlint-disable-next-line no-console -- the specified behaviour, and for who looks into it
      console.error('A part of the site could not be loaded', error);
      loading = undefined;
      hasFailed = true;
      throw error;
    } finally {
      for (const listener of listeners) listener();
    }
  };
  return {
    load: () => (loading ??= fetchOnce()),
    peek: () => loaded,
    ready,
    hasFailed: () => hasFailed,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

/** Fetches a module ahead of its use. If that fails, its use tells. */
export const prefetch = (module: LazyModule<unknown>): void => {
  module.load().catch(() => {});
};

/**
 * Imports a module when all files that it needs are in the browser's cache. Vite's build calls it for every `import()`
 * instead of its own loader (`vite.config.ts`).
 * @param paths - of all its files, relative to the site's root.
 */
export async function importWhole<T>(
  importModule: () => Promise<T>,
  paths: readonly string[] = [],
): Promise<T> {
  // Those of its own page `start.ts` has imported already.
  const here = document.getElementById('root')?.dataset['files']?.split(' ') ?? [];
  const missing = paths.map((path) => `/${path}`).filter((path) => !here.includes(path));
  await Promise.all(missing.map(fetchFile));
  return importModule();
}
