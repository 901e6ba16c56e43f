// A backup of everything that is stored: lines of JSON, compressed with gzip. The README documents the format.
import type { Sealed } from '@heldermatch/scorecard/chain';
import * as v from 'valibot';
import { eraseRow, removalIn, sealLines } from './chain.ts';
import { candidateIn } from './log.ts';
import { CvTextSchema, type CvText, type Store, type Stored } from './store.ts';

/** Thrown when a file is not a backup, or is damaged. The message gives the user the reason and a remedy. */
export class BackupError extends Error {
  override name = 'BackupError';
}

const id = v.pipe(v.string(), v.nonEmpty());
const ValueSchema = v.looseObject({ id });

const LineSchema = v.variant('type', [
  v.object({
    type: v.literal('header'),
    format: v.literal('heldermatch-desk'),
    version: v.literal(1),
    /** Time at which it was made. */
    at: v.pipe(v.string(), v.isoTimestamp()),
  }),
  v.object({
    type: v.literal('log'),
    line: v.unknown(),
    salt: v.optional(v.string()),
    digest: v.string(),
    hash: v.string(),
  }),
  v.object({ type: v.literal('candidate'), value: ValueSchema }),
  v.object({ type: v.literal('text'), candidate: id, pages: CvTextSchema }),
  v.object({
    type: v.literal('file'),
    candidate: id,
    /** Media type. */
    media: v.string(),
    base64: v.pipe(v.string(), v.base64()),
  }),
  v.object({ type: v.literal('view'), value: ValueSchema }),
  v.object({ type: v.literal('name'), value: v.string() }),
  v.object({
    type: v.literal('end'),
    /** Number of lines before this one. A file without this line, or with another number, is not complete. */
    lines: v.number(),
  }),
]);

type BackupLine = v.InferOutput<typeof LineSchema>;

/** Stored values with an id. Others can't be stored: they have no key. */
export const valuesIn = (values: readonly unknown[]) =>
  values.filter((value): value is v.InferOutput<typeof ValueSchema> => v.is(ValueSchema, value));

async function* linesFrom(store: Store): AsyncGenerator<BackupLine> {
  yield { type: 'header', format: 'heldermatch-desk', version: 1, at: new Date().toISOString() };
  const { views, by } = await store.read({});
  for (const value of valuesIn(views)) yield { type: 'view', value };
  if (by !== undefined) yield { type: 'name', value: by };
  for await (const { value, text: pages, file } of store.readCandidates()) {
    yield { type: 'candidate', value };
    const candidate = value.id;
    if (pages !== undefined) yield { type: 'text', candidate, pages };
    if (file !== undefined) {
      const base64 = new Uint8Array(await file.arrayBuffer()).toBase64();
      yield { type: 'file', candidate, media: file.type, base64 };
    }
  }
  // Last: the removal of a candidate that a colleague removes meanwhile is in it.
  for await (const row of store.readLog()) yield { type: 'log', ...row };
}

/** Makes a backup of everything in a store. */
export function writeBackup(store: Store): Promise<Blob> {
  const lines = linesFrom(store);
  let count = 0;
  const text = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await lines.next();
      const line: BackupLine = done === true ? { type: 'end', lines: count } : value;
      controller.enqueue(`${JSON.stringify(line)}\n`);
      count += 1;
      if (done === true) controller.close();
    },
  });
  const zipped = text
    .pipeThrough(new TextEncoderStream())
    .pipeThrough(new CompressionStream('gzip'));
  return new Response(zipped).blob();
}

/** Lines of a string that arrives in parts. */
async function* linesIn(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader();
  // A line can be in many parts: joining them once is faster than a longer text for each.
  let before: string[] = [];
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream is read in order
    const { done, value } = await reader.read();
    if (done) return;
    const parts = value.split('\n');
    const last = parts.pop() ?? '';
    for (const part of parts) {
      yield before.join('') + part;
      before = [];
    }
    before.push(last);
  }
}

export interface Backup {
  /** Time at which it was made. */
  at: string;
  stored: Stored;
}

const damaged = () =>
  new BackupError('Dit bestand is beschadigd of niet volledig. Neem een andere back-up.');

/**
 * Reads a backup.
 * @throws {BackupError} when the file is not a backup, or is damaged.
 */
export async function readBackup(file: Blob): Promise<Backup> {
  const rows: Sealed[] = [];
  const uploads: unknown[] = [];
  const views: unknown[] = [];
  const texts = new Map<string, CvText>();
  const files = new Map<string, Blob>();
  let by: string | undefined;
  let at: string | undefined;
  let isComplete = false;
  let count = 0;
  const keep = (line: BackupLine) => {
    if (line.type === 'header') at ??= line.at;
    else if (line.type === 'log') {
      const { type: _type, ...row } = line;
      rows.push(row);
    } else if (line.type === 'candidate') uploads.push(line.value);
    else if (line.type === 'text') texts.set(line.candidate, line.pages);
    else if (line.type === 'file') {
      const { media: type, base64 } = line;
      files.set(line.candidate, new Blob([Uint8Array.fromBase64(base64)], { type }));
    } else if (line.type === 'view') views.push(line.value);
    else if (line.type === 'name') by = line.value;
    else isComplete = line.lines === count;
  };
  const text = file
    .stream()
    .pipeThrough(new DecompressionStream('gzip'))
    .pipeThrough(new TextDecoderStream('utf-8', { fatal: true }));
  try {
    for await (const line of linesIn(text)) {
      if (isComplete) throw damaged();
      keep(v.parse(LineSchema, JSON.parse(line)));
      if (at === undefined) break;
      count += 1;
    }
  } catch {
    throw at === undefined ? notBackup() : damaged();
  }
  if (at === undefined) throw notBackup();
  if (!isComplete) throw damaged();
  const removed = new Set(rows.flatMap(({ line }) => removalIn(line) ?? []));
  return { at, stored: without({ rows, uploads, views, texts, files, by }, removed) };
}

const notBackup = () =>
  new BackupError(
    'Dit bestand is geen back-up van deze werkbank. Een back-up heet zoiets als werkbank-2026-11-28.jsonl.gz.',
  );

/** Leaves out candidates, except from the log. */
function without(stored: Stored, ids: ReadonlySet<string>): Stored {
  const others = <Value>(values: ReadonlyMap<string, Value>) =>
    new Map([...values].filter(([one]) => !ids.has(one)));
  return {
    ...stored,
    uploads: valuesIn(stored.uploads).filter(({ id: one }) => !ids.has(one)),
    texts: others(stored.texts),
    files: others(stored.files),
  };
}

/**
 * Removes the candidates from a backup who were removed here after it was made, so that restoring it doesn't bring them
 * back. Their removals are appended to its log.
 * @param current The log of the store that it replaces.
 */
export function withoutRemoved(stored: Stored, current: readonly Sealed[]): Stored {
  const known = new Set(stored.rows.map(({ line }) => removalIn(line)));
  const isOf = new Set(valuesIn(stored.uploads).map((upload) => upload.id));
  const later = current.filter(({ line }) => {
    const candidate = removalIn(line);
    return candidate !== undefined && isOf.has(candidate) && !known.has(candidate);
  });
  const ids = new Set(later.map(({ line }) => candidateIn(line) ?? ''));
  const rows = stored.rows.map((row) => eraseRow(row, (candidate) => ids.has(candidate)));
  const removals = sealLines(
    later.map(({ line }) => line),
    rows.at(-1)?.hash ?? '',
  );
  return without({ ...stored, rows: [...rows, ...removals] }, ids);
}
