/** Files on their way or here, by their path. */
const files = new Map<string, Promise<unknown>>();

/**
 * Fetches a file into the browser's cache, and once more if that failed before. Code is imported only when all its files
 * are there: a browser from before mid-2026 would remember a file that it could not fetch while importing, and never ask
 * for it again (https://github.com/whatwg/html/pull/10327).
 */
export function bring(path: string): Promise<unknown> {
  let file = files.get(path);
  if (file === undefined) {
    file = fetchWhole(path);
    files.set(path, file);
    file.catch(() => files.delete(path));
  }
  return file;
}

async function fetchWhole(path: string): Promise<void> {
  const answer = await fetch(path, { priority: 'low' });
  if (!answer.ok) throw new Error(`${path} can't be fetched: ${answer.status}`);
  await answer.arrayBuffer();
}
