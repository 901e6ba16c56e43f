/** Fetches what stands at a path once, and once more if that failed before. */
export function once<T, Rest extends unknown[]>(
  fetchAt: (path: string, ...rest: Rest) => Promise<T>,
): (path: string, ...rest: Rest) => Promise<T> {
  /** On its way or here, by its path. */
  const begun = new Map<string, Promise<T>>();
  return (path, ...rest) => {
    const before = begun.get(path);
    if (before !== undefined) return before;
    const now = fetchAt(path, ...rest);
    begun.set(path, now);
    now.catch(() => begun.delete(path));
    return now;
  };
}
