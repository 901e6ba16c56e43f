import { answers, type Answer } from './answers.ts';

export const MAX_BYTES = 20_000;

type Body = { value: Record<string, unknown> } | { refusal: Answer };

/** Reads a body of at most 20 kB, whatever its `content-length` claims. */
export async function readBody(request: Request): Promise<Body> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json') return { refusal: answers.wrongType };
  if (Number(request.headers.get('content-length')) > MAX_BYTES) {
    return { refusal: answers.tooLarge };
  }

  const bytes = await readAtMost(request, MAX_BYTES);
  if (bytes === undefined) return { refusal: answers.tooLarge };
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return isStorable(value) ? { value } : { refusal: answers.unreadable };
  } catch {
    return { refusal: answers.unreadable };
  }
}

async function readAtMost(request: Request, limit: number): Promise<Uint8Array | undefined> {
  const bytes = new Uint8Array(limit);
  let length = 0;
  for await (const chunk of request.body ?? []) {
    // Returning from the loop cancels the rest of the stream.
    if (length + chunk.length > limit) return undefined;
    bytes.set(chunk, length);
    length += chunk.length;
  }
  return bytes.subarray(0, length);
}

/** Whether PostgreSQL can store every string: unlike JSON, its text type allows neither NUL nor lone surrogates. */
function isStorable(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return Object.values(value).every(
    (item) => typeof item !== 'string' || (item.isWellFormed() && !item.includes('\0')),
  );
}
