// Worker that searches the CVs of a vacancy outside the main thread: there are thousands.
import { createTexts } from './texts.ts';

export type Message =
  | { type: 'open'; vacancy: string }
  | { type: 'add'; id: string; text: string }
  | { type: 'remove'; id: string }
  /** Cancels the query before it. */
  | { type: 'find'; number: number; query: string };

/** Ids of the CVs that a query found. */
export interface Answer {
  number: number;
  ids: readonly string[];
}

let texts: ReturnType<typeof createTexts> | undefined;
let latest = 0;

async function find(number: number, query: string): Promise<void> {
  latest = number;
  const ids = await texts?.find(query, () => number !== latest);
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker only posts to its own page
  if (ids !== undefined) postMessage({ number, ids } satisfies Answer);
}

addEventListener('message', ({ data }: MessageEvent<Message>) => {
  if (data.type === 'open') texts = createTexts(data.vacancy);
  if (data.type === 'add') texts?.add(data.id, data.text);
  if (data.type === 'remove') texts?.remove(data.id);
  if (data.type === 'find') void find(data.number, data.query);
});
