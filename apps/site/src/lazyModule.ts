import { fetchFile } from './fetchFile.ts';

/** Module that is loaded on demand. Once loaded it is available synchronously, so no fallback flashes. */
export interface LazyModule<T> {
  /** Loads the module, or retries after a failure. */
  load: () => Promise<T>;
  /** The loaded module, or undefined. */
  peek: () => { value: T } | undefined;
  /** Resolves with the first load that succeeds; never rejects. */
  ready: Promise<T>;
  /** Whether the most recent load has failed. */
  hasFailed: () => boolean;
  /** Calls back when a load ends. Returns a function that unsubscribes. */
  subscribe: (onChange: () => void) => () => void;
}

/** Creates a module that is loaded on demand. Unlike `React.lazy`, it can be prefetched and retried after a failure. */
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
      // oxlint-disable-next-line no-console -- the specified behaviour, and for debugging
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

/** Prefetches a module. Ignores a failure, which the later `load` reports. */
export const prefetch = (module: LazyModule<unknown>): void => {
  module.load().catch(() => {});
};

/**
 * Imports a module after caching all files that it needs. In the build it replaces Vite's loader for every `import()`
 * (`vite.config.ts`).
 * @param paths - All its files, relative to the site's root.
 */
export async function importWhole<T>(
  importModule: () => Promise<T>,
  paths: readonly string[] = [],
): Promise<T> {
  // `start.ts` has imported the files of the current page.
  const here = document.getElementById('root')?.dataset['files']?.split(' ') ?? [];
  const missing = paths.map((path) => `/${path}`).filter((path) => !here.includes(path));
  await Promise.all(missing.map(fetchFile));
  return importModule();
}
