import { limits } from '../reading/limits.ts';
import type { Store } from '../store.ts';
import type { Answer, Message } from './worker.ts';

export interface Found {
  query: string;
  ids: ReadonlySet<string>;
  /** Whether all CVs were searched. Some can't be read when the storage fails. */
  isComplete: boolean;
}

/**
 * Creates a search in the CVs of a vacancy. Its worker keeps their text until `end`.
 * @param readText Reads the text of an added CV.
 */
export function createSearch(vacancy: string, readText: Store['readText']) {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const post = (message: Message) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
    worker.postMessage(message);
  };
  post({ type: 'open', vacancy });
  /** Added CVs, and whether the worker received their text. */
  const sent = new Map<string, Promise<boolean>>();
  const send = async (id: string) => {
    try {
      const pages = (await readText(id)) ?? [];
      const text = pages.map((page) => page.text).join('\n');
      // A longer one, from before the limit existed, isn't shown either.
      if (sent.has(id) && text.length <= limits.characters) post({ type: 'add', id, text });
      return true;
    } catch {
      // The next query tries again.
      sent.delete(id);
      return false;
    }
  };
  /** Forgets the texts of removed CVs. */
  const keep = (added: readonly string[]) => {
    const left = new Set(added);
    for (const id of sent.keys()) {
      if (left.has(id)) continue;
      sent.delete(id);
      post({ type: 'remove', id });
    }
  };
  let number = 0;
  return {
    keep,
    /**
     * Finds the CVs with all words of a query, in any order.
     * @param added Ids of the added CVs.
     * @throws when the worker can't be loaded, or the signal's reason.
     */
    async find(query: string, added: readonly string[], signal: AbortSignal): Promise<Found> {
      for (const id of added) if (!sent.has(id)) sent.set(id, send(id));
      const isComplete = (await Promise.all(sent.values())).every(Boolean);
      signal.throwIfAborted();
      const { promise, resolve, reject } = Promise.withResolvers<Found>();
      number += 1;
      const own = number;
      const done = new AbortController();
      const listenerOptions = { signal: done.signal };
      signal.addEventListener('abort', () => reject(signal.reason), listenerOptions);
      worker.addEventListener('error', () => reject(new Error('No worker')), listenerOptions);
      worker.addEventListener(
        'message',
        ({ data }: MessageEvent<Answer>) => {
          if (data.number === own) resolve({ query, ids: new Set(data.ids), isComplete });
        },
        listenerOptions,
      );
      post({ type: 'find', number: own, query });
      return promise.finally(() => done.abort());
    },
    /** Ends the worker, and forgets the texts. */
    end: () => worker.terminate(),
  };
}
