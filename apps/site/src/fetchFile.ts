/** Fetches in progress or complete, by path. */
const begun = new Map<string, Promise<void>>();

/**
 * Fetches a script into the browser's cache. Not as a preload, because a browser imports a failed preload as it is, on
 * every try.
 */
async function fetchScript(path: string): Promise<void> {
  const answer = await fetch(path, { priority: 'low' });
  if (!answer.ok) throw new Error(`${path} can't be fetched: ${answer.status}`);
  await answer.arrayBuffer();
}

function addStyles(href: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  link.addEventListener('load', () => resolve());
  link.addEventListener('error', () => {
    link.remove();
    reject(new Error(`${href} can't be fetched`));
  });
  document.head.append(link);
  return promise;
}

/**
 * Fetches a script, or adds a stylesheet. Each path is fetched once, and again after a failure. Code is imported only
 * after all its files are cached: browsers before mid-2026 never retry a module that failed to load
 * (https://github.com/whatwg/html/pull/10327).
 */
export function fetchFile(path: string): Promise<void> {
  const before = begun.get(path);
  if (before !== undefined) return before;
  const now = path.endsWith('.css') ? addStyles(path) : fetchScript(path);
  begun.set(path, now);
  now.catch(() => begun.delete(path));
  return now;
}
