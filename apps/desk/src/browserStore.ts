import type { Sealed } from '@heldermatch/scorecard/chain';
import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import * as v from 'valibot';
import type { Line } from './log.ts';
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
export type UpgradeTransaction = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

const RowSchema = v.object({
  line: v.unknown(),
  salt: v.optional(v.string()),
  digest: v.string(),
  hash: v.string(),
});

/** Row as stored. One that was replaced by hand by something else is a line that fits no chain. */
const rowOf = (value: unknown): Sealed =>
  v.is(RowSchema, value) ? value : { line: value, digest: '', hash: '' };

/** Code that computes the hashes: fetched with the first change, because a list needs none. */
type Chain = typeof import('./chain.ts');

async function appendLines(
  transaction: WriteTransaction,
  lines: readonly Line[],
  { sealLines }: Chain,
): Promise<void> {
  const log = transaction.objectStore('log');
  const last = await log.openCursor(null, 'prev');
  const previous = last === null ? '' : rowOf(last.value).hash;
  await Promise.all(sealLines(lines, previous).map((row) => log.add(row)));
}

async function eraseFromLog(
  transaction: WriteTransaction,
  candidate: string,
  { eraseRow }: Chain,
): Promise<void> {
  for await (const cursor of transaction.objectStore('log')) {
    const row = rowOf(cursor.value);
    const erased = eraseRow(row, (id) => id === candidate);
    if (erased !== row) await cursor.update(erased);
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

const version = 4;

async function openVersion(name: string, onClose: () => void): Promise<IDBPDatabase<Schema>> {
  const databases = await indexedDB.databases();
  const isOld = databases.some((one) => one.name === name && (one.version ?? 0) < version);
  // Fetched beforehand: the transaction of an upgrade ends while it waits for anything else.
  const migrations = isOld ? await import('./migrations.ts') : undefined;
  return openDB<Schema>(name, version, {
    async upgrade(database, before, _now, transaction) {
      if (before < 1) {
        database.createObjectStore('log', { autoIncrement: true });
        database.createObjectStore('uploads', { keyPath: 'id' });
        database.createObjectStore('settings');
      }
      if (before < 2) database.createObjectStore('texts');
      if (before < 3) database.createObjectStore('views', { keyPath: 'id' });
      database.createObjectStore('files');
      await migrations?.migrate(transaction, before);
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onClose();
    },
    terminated: onClose,
  });
}

/** Returns a function that opens the database, and reopens it after a failure or when another tab has closed it. */
function opener(name: string): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const close = () => {
    opened = undefined;
  };
  return async () => {
    opened ??= openVersion(name, close);
    opened.catch(close);
    return opened;
  };
}

type Change = (transaction: WriteTransaction, chain: Chain) => Promise<unknown>;

/** Runs a change. An error aborts its transaction, which would commit the requests before it otherwise. */
async function runOrAbort(
  transaction: WriteTransaction,
  change: Change,
  chain: Chain,
): Promise<void> {
  try {
    await change(transaction, chain);
  } catch (error) {
    try {
      transaction.abort();
    } catch {
      // A failed request has aborted it already.
    }
    throw error;
  }
}

const MarksSchema = v.pipe(v.string(), v.parseJson(), v.array(v.string()));

/** Ids of read notifications, which are stored as JSON. */
function marksOf(value: unknown): readonly string[] {
  const { success, output } = v.safeParse(MarksSchema, value);
  return success ? output : [];
}

const validText = (text: CvText | undefined) => (v.is(CvTextSchema, text) ? text : undefined);

/** The part of a store that reads. */
const readsFrom = (
  open: () => Promise<IDBPDatabase<Schema>>,
): Pick<Store, 'read' | 'readLog' | 'readCandidates' | 'readText' | 'readFile'> => ({
  async read() {
    const database = await open();
    const transaction = database.transaction(['log', 'uploads', 'views', 'settings']);
    const settings = transaction.objectStore('settings');
    const [rows, uploads, views, by, marks] = await Promise.all([
      transaction.objectStore('log').getAll(),
      transaction.objectStore('uploads').getAll(),
      transaction.objectStore('views').getAll(),
      settings.get('by'),
      settings.get('readNotifications'),
    ]);
    return {
      rows: rows.map((row) => rowOf(row).line),
      length: rows.length,
      uploads,
      views,
      by: v.is(v.string(), by) ? by : undefined,
      readNotifications: marksOf(marks),
    };
  },
  async *readLog() {
    const rows = await (await open()).getAll('log');
    yield* rows.map(rowOf);
  },
  async *readCandidates() {
    const database = await open();
    for (const id of await database.getAllKeys('uploads')) {
      const transaction = database.transaction(['uploads', 'texts', 'files']);
      // oxlint-disable-next-line no-await-in-loop -- one by one
      const [value, text, file] = await Promise.all([
        transaction.objectStore('uploads').get(id),
        transaction.objectStore('texts').get(id),
        transaction.objectStore('files').get(id),
      ]);
      if (value !== undefined) yield { value, text: validText(text), file };
    }
  },
  async readText(id) {
    return validText(await (await open()).get('texts', id));
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
  const runChange = async (change: Change) => {
    const [database, chain] = await Promise.all([open(), import('./chain.ts')]);
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
    await Promise.all([runOrAbort(transaction, change, chain), transaction.done]);
    // Requested only after the first change: the browser may ask the user, who then understands why.
    persistence ??= persist();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is limited to this origin
    channel.postMessage('changed');
  };
  return {
    ...readsFrom(open),
    append: (lines, seen, check) =>
      runChange(async (transaction, chain) => {
        const log = transaction.objectStore('log');
        if ((await log.count()) > seen) {
          check((await log.getAll()).slice(seen).map((row) => rowOf(row).line));
        }
        await appendLines(transaction, lines, chain);
      }),
    add: ({ upload, text, file }, lines) =>
      runChange(async (transaction, chain) => {
        await transaction.objectStore('uploads').add(upload);
        await transaction.objectStore('texts').add(text, upload.id);
        if (file !== undefined) await transaction.objectStore('files').add(file, upload.id);
        await appendLines(transaction, lines, chain);
      }),
    rescore: (id, scores, lines) =>
      runChange(async (transaction, chain) => {
        const uploads = transaction.objectStore('uploads');
        const upload = await uploads.get(id);
        if (upload === undefined) return;
        await uploads.put({ ...upload, ...scores });
        await appendLines(transaction, lines, chain);
      }),
    remove: (id, lines) =>
      runChange(async (transaction, chain) => {
        await appendLines(transaction, lines, chain);
        await Promise.all([
          transaction.objectStore('uploads').delete(id),
          transaction.objectStore('texts').delete(id),
          transaction.objectStore('files').delete(id),
          eraseFromLog(transaction, id, chain),
        ]);
      }),
    saveView: (view) => runChange((transaction) => transaction.objectStore('views').put(view)),
    removeView: (id) => runChange((transaction) => transaction.objectStore('views').delete(id)),
    markRead: (ids) =>
      runChange(async (transaction) => {
        const settings = transaction.objectStore('settings');
        const marks = marksOf(await settings.get('readNotifications'));
        await settings.put(JSON.stringify([...new Set([...marks, ...ids])]), 'readNotifications');
      }),
    local: {
      setName: (by) =>
        runChange((transaction) => transaction.objectStore('settings').put(by, 'by')),
      restore: (stored) => runChange((transaction) => putAll(transaction, stored)),
      clear: () =>
        runChange((transaction) =>
          Promise.all(stores.map((store) => transaction.objectStore(store).clear())),
        ),
      isPersistent: async () => (await storage?.persisted().catch(() => false)) ?? false,
      persist,
    },
    onChange(listener) {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
