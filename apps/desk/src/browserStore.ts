import { eraseSealed, seal, type Sealed } from '@heldermatch/scorecard/chain';
import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import * as v from 'valibot';
import { candidateIn, remainsOf, type Line } from './log.ts';
import {
  CvTextSchema,
  type CvText,
  type Store,
  type Stored,
  type Upload,
  type View,
} from './store.ts';

interface Schema extends DBSchema {
  log: { key: number; value: Sealed };
  uploads: { key: string; value: Upload };
  texts: { key: string; value: CvText };
  files: { key: string; value: Blob };
  settings: { key: string; value: string };
  views: { key: string; value: View };
}

const stores = ['log', 'uploads', 'texts', 'files', 'settings', 'views'] as const;
type WriteTransaction = IDBPTransaction<Schema, typeof stores, 'readwrite'>;
type UpgradeTransaction = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/**
 * Moves the text of CVs from `uploads`, where version 1 stored it, to a separate store. One CV at a time, because
 * together they may be hundreds of megabytes.
 */
async function moveTexts(transaction: UpgradeTransaction): Promise<void> {
  const texts = transaction.objectStore('texts');
  let cursor = await transaction.objectStore('uploads').openCursor();
  while (cursor !== null) {
    const { pages, ...upload } = cursor.value as Upload & { pages?: CvText };
    if (pages !== undefined) void texts.put(pages, upload.id);
    void cursor.update(upload);
    // oxlint-disable-next-line no-await-in-loop -- a cursor reads one row at a time
    cursor = await cursor.continue();
  }
}

/** Copy of a value as JSON, which the chain of hashes requires. */
const toJson = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, one: unknown) =>
      typeof one === 'string' ? one.toWellFormed() : one,
    ) ?? 'null',
  );

/** Chains the rows of the log, which version 3 stored without hashes. */
async function chainRows(transaction: UpgradeTransaction): Promise<void> {
  let previous = '';
  let cursor = await transaction.objectStore('log').openCursor();
  while (cursor !== null) {
    const [row] = seal([toJson(cursor.value)], previous, remainsOf);
    if (row === undefined) return;
    previous = row.hash;
    void cursor.update(row);
    // oxlint-disable-next-line no-await-in-loop -- a cursor reads one row at a time
    cursor = await cursor.continue();
  }
}

const RowSchema = v.object({
  line: v.unknown(),
  salt: v.optional(v.string()),
  digest: v.string(),
  hash: v.string(),
});

/** Row as stored. One that was replaced by hand by something else is a line that fits no chain. */
const rowOf = (value: unknown): Sealed =>
  v.is(RowSchema, value) ? value : { line: value, digest: '', hash: '' };

async function appendLines(transaction: WriteTransaction, lines: readonly Line[]): Promise<void> {
  const log = transaction.objectStore('log');
  const last = await log.openCursor(null, 'prev');
  const previous = last === null ? '' : rowOf(last.value).hash;
  await Promise.all(seal<unknown>(lines, previous, remainsOf).map((row) => log.add(row)));
}

async function eraseFromLog(transaction: WriteTransaction, candidate: string): Promise<void> {
  for await (const cursor of transaction.objectStore('log')) {
    const row = rowOf(cursor.value);
    if (candidateIn(row.line) === candidate) await cursor.update(eraseSealed(row, remainsOf));
  }
}

async function putAll(
  transaction: WriteTransaction,
  { rows, uploads, texts, files, views, by }: Stored,
): Promise<void> {
  const put = transaction.objectStore('log');
  await Promise.all([
    ...stores.map((store) => transaction.objectStore(store).clear()),
    ...rows.map((row) => put.add(row)),
    ...uploads.map((upload) => transaction.objectStore('uploads').put(upload as Upload)),
    ...[...texts].map(([id, text]) => transaction.objectStore('texts').put(text, id)),
    ...[...files].map(([id, file]) => transaction.objectStore('files').put(file, id)),
    ...views.map((view) => transaction.objectStore('views').put(view as View)),
    ...(by === undefined ? [] : [transaction.objectStore('settings').put(by, 'by')]),
  ]);
}

/** Returns a function that opens the database, and reopens it after a failure or when another tab has closed it. */
function opener(name: string): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const close = () => {
    opened = undefined;
  };
  return async () => {
    // Reopened after a failure, or after another tab closed it.
    opened ??= openDB<Schema>(name, 4, {
      async upgrade(database, before, _now, transaction) {
        if (before < 1) {
          database.createObjectStore('log', { autoIncrement: true });
          database.createObjectStore('uploads', { keyPath: 'id' });
          database.createObjectStore('settings');
        }
        if (before < 3) database.createObjectStore('views', { keyPath: 'id' });
        database.createObjectStore('files');
        await chainRows(transaction);
        if (before < 2) {
          database.createObjectStore('texts');
          await moveTexts(transaction);
        }
      },
      blocking(_current, _blocked, event) {
        (event.target as IDBDatabase).close();
        close();
      },
      terminated: close,
    });
    opened.catch(close);
    return opened;
  };
}

/** The part of a store that reads. */
const readsFrom = (
  open: () => Promise<IDBPDatabase<Schema>>,
): Pick<Store, 'read' | 'readLog' | 'readText' | 'readFile'> => ({
  async read() {
    const database = await open();
    const transaction = database.transaction(['log', 'uploads', 'views', 'settings']);
    const [rows, uploads, views, by] = await Promise.all([
      transaction.objectStore('log').getAll(),
      transaction.objectStore('uploads').getAll(),
      transaction.objectStore('views').getAll(),
      transaction.objectStore('settings').get('by'),
    ]);
    return {
      rows: rows.map((row) => rowOf(row).line),
      uploads,
      views,
      by: v.is(v.string(), by) ? by : undefined,
    };
  },
  readLog: async () => (await (await open()).getAll('log')).map(rowOf),
  async readText(id) {
    const text = await (await open()).get('texts', id);
    return v.is(CvTextSchema, text) ? text : undefined;
  },
  readFile: async (id) => (await open()).get('files', id),
});

/** Store in this browser's IndexedDB, whose transactions isolate tabs from each other. */
export function browserStore(name = 'heldermatch-desk'): Store {
  const open = opener(name);
  const channel = new BroadcastChannel(name);
  // Insecure origins have no storage manager.
  const storage = 'storage' in navigator ? navigator.storage : undefined;
  const persist = async () => (await storage?.persist().catch(() => false)) ?? false;
  let persistence: Promise<boolean> | undefined;
  const runChange = async (change: (transaction: WriteTransaction) => Promise<unknown>) => {
    const database = await open();
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
    await Promise.all([change(transaction), transaction.done]);
    // Requested only after the first change: the browser may ask the user, who then understands why.
    persistence ??= persist();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is limited to this origin
    channel.postMessage('changed');
  };
  return {
    ...readsFrom(open),
    append: (lines, seen, check) =>
      runChange(async (transaction) => {
        const log = transaction.objectStore('log');
        if ((await log.count()) > seen) {
          check((await log.getAll()).slice(seen).map((row) => rowOf(row).line));
        }
        await appendLines(transaction, lines);
      }),
    add: ({ upload, text, file }, lines) =>
      runChange((transaction) =>
        Promise.all([
          transaction.objectStore('uploads').add(upload),
          transaction.objectStore('texts').add(text, upload.id),
          file && transaction.objectStore('files').add(file, upload.id),
          appendLines(transaction, lines),
        ]),
      ),
    rescore: (id, scores, lines) =>
      runChange(async (transaction) => {
        const uploads = transaction.objectStore('uploads');
        const upload = await uploads.get(id);
        if (upload === undefined) return;
        await uploads.put({ ...upload, ...scores });
        await appendLines(transaction, lines);
      }),
    remove: (id, lines) =>
      runChange(async (transaction) => {
        await appendLines(transaction, lines);
        await Promise.all([
          transaction.objectStore('uploads').delete(id),
          transaction.objectStore('texts').delete(id),
          transaction.objectStore('files').delete(id),
          eraseFromLog(transaction, id),
        ]);
      }),
    saveView: (view) => runChange((transaction) => transaction.objectStore('views').put(view)),
    removeView: (id) => runChange((transaction) => transaction.objectStore('views').delete(id)),
    setName: (by) => runChange((transaction) => transaction.objectStore('settings').put(by, 'by')),
    restore: (stored) => runChange((transaction) => putAll(transaction, stored)),
    clear: () =>
      runChange((transaction) =>
        Promise.all(stores.map((store) => transaction.objectStore(store).clear())),
      ),
    isPersistent: async () => (await storage?.persisted().catch(() => false)) ?? false,
    persist,
    onChange(listener) {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
