import { once } from './once.ts';

/** A page as the server sends it. */
export interface Page {
  /** Where the server says that it is. */
  path: string;
  document: Document;
}

/** The file that evaluates on every page: another one says that the site has been published anew. */
const startOf = (from: Document) =>
  from.querySelector('link[data-start]')?.getAttribute('href') ?? null;

/** There is an answer, and it is none of our pages: the browser's to show. */
export class ForeignAnswer extends Error {}

/**
 * Fetches a page, once. Its query stays here: no document depends on it.
 * @throws {ForeignAnswer} when the answer is no page of the site as it was published when this one was.
 * @throws TypeError when no answer comes.
 */
export const pageAt = once(async (path, priority: RequestPriority = 'auto'): Promise<Page> => {
  const answer = await fetch(path, { headers: { Accept: 'text/html' }, priority });
  const isPage = answer.ok || answer.status === 404;
  const html = await answer.text();
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  if (!isPage || startOf(parsed) === null || startOf(parsed) !== startOf(document)) {
    throw new ForeignAnswer(`${path} is no page of this site: ${answer.status}`);
  }
  // Here scripts run: what is for who has none would count as part of the page.
  for (const element of parsed.querySelectorAll('noscript')) element.replaceChildren();
  return { path: new URL(answer.url).pathname, document: parsed };
});

/** Fetches a page ahead. If that fails, whoever goes there tells. */
export function fetchAhead(path: string): void {
  pageAt(path, 'low').catch(() => {});
}
