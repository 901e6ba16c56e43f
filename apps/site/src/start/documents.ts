import { idle } from './islands.ts';
import { once } from './once.ts';

/** Makes the document of a page: it is taken apart where it is shown. */
export type Page = () => Document;

/** The file that evaluates on every page: another one says that the site has been published anew. */
const startOf = (from: Document) =>
  from.querySelector('link[data-start]')?.getAttribute('href') ?? null;

/** There is an answer, and it is none of our pages: the browser's to show. */
export class ForeignAnswer extends Error {}

function parse(html: string): Document {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  // Here scripts run: what is for who has none would count as part of the page.
  for (const element of parsed.querySelectorAll('noscript')) element.replaceChildren();
  return parsed;
}

/**
 * Fetches a page, once. Its query stays here: no document depends on it.
 * @throws {ForeignAnswer} when the answer is no page of the site as it was published when this one was.
 * @throws TypeError when no answer comes.
 */
export const pageAt = once(async (path, priority: RequestPriority = 'auto'): Promise<Page> => {
  const answer = await fetch(path, { headers: { Accept: 'text/html' }, priority });
  const html = await answer.text();
  /** Ready to be shown. */
  let next: Document | undefined = parse(html);
  if (
    !(answer.ok || answer.status === 404) ||
    startOf(next) === null ||
    startOf(next) !== startOf(document)
  ) {
    throw new ForeignAnswer(`${path} is no page of this site: ${answer.status}`);
  }
  /** For who comes back. */
  const prepare = async () => {
    await idle();
    next ??= parse(html);
  };
  return () => {
    const taken = next ?? parse(html);
    next = undefined;
    void prepare();
    return taken;
  };
});

/** Fetches a page ahead. If that fails, whoever goes there tells. */
export async function fetchAhead(path: string): Promise<void> {
  await pageAt(path, 'low').catch(() => {});
}
