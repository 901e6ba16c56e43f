/** On its way or here, by its path. */
const begun = new Map<string, Promise<void>>();

/** Into the browser's cache. Not as a preload: a browser imports one that failed as it is, however often. */
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
 * Fetches a script, or a style sheet, which holds at once: once, and once more if that failed. Code is imported only when
 * all its files are here: browsers from before mid-2026 never ask again for a module that they could not fetch
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
