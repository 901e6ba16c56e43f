import type { Category } from '@heldermatch/scorecard';
import type { DocumentPage } from '@heldermatch/ui';
import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import { eraseFrom, type Line } from './log.ts';
import type { Unread } from './reading/text.ts';

/** Text of a CV, page by page. It is stored separately, because a list of candidates doesn't need it. */
export type CvText = readonly DocumentPage[];

/** An added candidate, without the text of the CV. */
export interface Upload {
  id: string;
  vacancy: string;
  /** File name without its extension. */
  name: string;
  /** Scorecard; empty when no engine scored the CV. */
  categories: readonly Category[];
  /** Title of the engine that scored it. Undefined before scores had one. */
  engine?: string | undefined;
  /** Content of the file that could not be read. Missing for files from before it was recorded. */
  unread?: readonly Unread[];
}

/** Filters and sort order of a vacancy's candidates, saved under a name. */
export interface View {
  id: string;
  vacancy: string;
  /** Name that the user gave. */
  label: string;
  /** Query of the list's URL. */
  query: string;
}

export interface StoredState {
  /** Raw rows of the log; `checkLog` validates them. */
  rows: readonly unknown[];
  uploads: readonly Upload[];
  views: readonly View[];
  /** Name of the current user, as recorded in the log. */
  by: string | undefined;
}

/** Persistent storage of the desk. Each promise resolves once the data are on disk, and rejects on failure. */
export interface Store {
  read: () => Promise<StoredState>;
  /** Reads the CV text of an added candidate; undefined for any other. */
  readText: (id: string) => Promise<CvText | undefined>;
  /**
   * Appends all lines or none.
   * @param seen Number of rows when the user last saw them.
   * @param check Called with the rows added since; throws when they conflict with these lines.
   */
  append: (
    lines: readonly Line[],
    seen: number,
    check: (newer: readonly unknown[]) => void,
  ) => Promise<void>;
  add: (upload: Upload, text: CvText) => Promise<void>;
  /** Replaces the scores of an added candidate, unless it was removed. */
  rescore: (id: string, scores: Pick<Upload, 'categories' | 'engine'>) => Promise<void>;
  /** Removes an added candidate with the CV text, and erases its data from the log with `eraseFrom`. */
  remove: (id: string) => Promise<void>;
  /** Saves a view, and replaces one with the same id. */
  saveView: (view: View) => Promise<void>;
  removeView: (id: string) => Promise<void>;
  setName: (by: string) => Promise<void>;
  clear: () => Promise<void>;
  /** Whether the browser has promised not to evict the data when storage is low or after a time. */
  isPersistent: () => Promise<boolean>;
  /** Requests persistent storage; the browser may ask the user. @returns whether it was granted. */
  persist: () => Promise<boolean>;
  /** Subscribes to changes by other tabs. @returns a function that unsubscribes. */
  onChange: (listener: () => void) => () => void;
}

interface Schema extends DBSchema {
  log: { key: number; value: unknown };
  uploads: { key: string; value: Upload };
  texts: { key: string; value: CvText };
  settings: { key: string; value: string };
  views: { key: string; value: View };
}

const stores = ['log', 'uploads', 'texts', 'settings', 'views'] as const;
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

async function eraseFromLog(transaction: WriteTransaction, candidate: string): Promise<void> {
  for await (const cursor of transaction.objectStore('log')) {
    const left = eraseFrom(cursor.value, candidate);
    if (left !== cursor.value) await cursor.update(left);
  }
}

/** Returns a function that opens the database, and reopens it after a failure or when another tab has closed it. */
function opener(name: string): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const close = () => {
    opened = undefined;
  };
  return async () => {
    // Reopened after a failure, or after another tab closed it.
    opened ??= openDB<Schema>(name, 3, {
      async upgrade(database, before, _now, transaction) {
        if (before < 1) {
          database.createObjectStore('log', { autoIncrement: true });
          database.createObjectStore('uploads', { keyPath: 'id' });
          database.createObjectStore('settings');
        }
        database.createObjectStore('views', { keyPath: 'id' });
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
    async read() {
      const database = await open();
      const transaction = database.transaction(['log', 'uploads', 'views', 'settings']);
      const [rows, uploads, views, by] = await Promise.all([
        transaction.objectStore('log').getAll(),
        transaction.objectStore('uploads').getAll(),
        transaction.objectStore('views').getAll(),
        transaction.objectStore('settings').get('by'),
      ]);
      return { rows, uploads, views, by };
    },
    readText: async (id) => (await open()).get('texts', id),
    append: (lines, seen, check) =>
      runChange(async (transaction) => {
        const log = transaction.objectStore('log');
        if ((await log.count()) > seen) check((await log.getAll()).slice(seen));
        await Promise.all(lines.map((line) => log.add(line)));
      }),
    add: (upload, text) =>
      runChange((transaction) =>
        Promise.all([
          transaction.objectStore('uploads').add(upload),
          transaction.objectStore('texts').add(text, upload.id),
        ]),
      ),
    rescore: (id, scores) =>
      runChange(async (transaction) => {
        const uploads = transaction.objectStore('uploads');
        const upload = await uploads.get(id);
        if (upload !== undefined) await uploads.put({ ...upload, ...scores });
      }),
    remove: (id) =>
      runChange((transaction) =>
        Promise.all([
          transaction.objectStore('uploads').delete(id),
          transaction.objectStore('texts').delete(id),
          eraseFromLog(transaction, id),
        ]),
      ),
    saveView: (view) => runChange((transaction) => transaction.objectStore('views').put(view)),
    removeView: (id) => runChange((transaction) => transaction.objectStore('views').delete(id)),
    setName: (by) => runChange((transaction) => transaction.objectStore('settings').put(by, 'by')),
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
