import { once } from './once.ts';

/**
 * Fetches a file into the browser's cache, once. Code is imported only when all its files are there: a browser from before
 * mid-2026 would remember a file that it could not fetch while importing, and never ask for it again
 * (https://github.com/whatwg/html/pull/10327).
 */
export const bring = once(async (path): Promise<void> => {
  const answer = await fetch(path, { priority: 'low' });
  if (!answer.ok) throw new Error(`${path} can't be fetched: ${answer.status}`);
  await answer.arrayBuffer();
});
