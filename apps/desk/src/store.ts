import type { Category, LogEntry } from '@heldermatch/scorecard';
import type { DocumentPage } from '@heldermatch/ui';
import {
  openDB,
  type DBSchema,
  type IDBPDatabase,
  type IDBPTransaction,
  type StoreNames,
} from 'idb';
import { eraseFrom } from './log.ts';

/** A line of the log of a vacancy. */
export interface Line {
  vacancy: string;
  entry: LogEntry;
}

/** The text of a CV, page by page. Kept apart: a list of candidates reads none. */
export type CvText = readonly DocumentPage[];

/** A candidate who was added here, without the text of the CV. */
export interface Upload {
  id: string;
  vacancy: string;
  /** The name of the file. */
  name: string;
  /** Empty where no engine scored it. */
  categories: readonly Category[];
}

export interface Kept {
  /** The log, as it lies on the disk: `checkLog` tells which rows are lines. */
  rows: readonly unknown[];
  uploads: readonly Upload[];
  /** Who works here, as the log names them. */
  by: string | undefined;
}

/** Where everything is kept. Each promise is fulfilled once it lies on the disk, and rejected where it does not. */
export interface Store {
  read: () => Promise<Kept>;
  /** The text of the CV of one who was added; of anybody else there is none. */
  readText: (id: string) => Promise<CvText | undefined>;
  /**
   * All of them or none.
   * @param seen How many rows there were when the user looked.
   * @param check Gets the rows that came since, and throws where they stand against these lines.
   */
  append: (
    lines: readonly Line[],
    seen: number,
    check: (newer: readonly unknown[]) => void,
  ) => Promise<void>;
  add: (upload: Upload, text: CvText) => Promise<void>;
  /** One who was added goes, with the text of the CV and what the log says of them: `eraseFrom` tells what is left. */
  remove: (id: string) => Promise<void>;
  setName: (by: string) => Promise<void>;
  clear: () => Promise<void>;
  /** Whether the browser has promised not to throw away what is kept, for want of room or after a while. */
  isPersistent: () => Promise<boolean>;
  /** Asks the browser for that promise; it may ask the user. @returns whether it gives it. */
  persist: () => Promise<boolean>;
  /** Called when another tab has changed something. @returns what ends it. */
  onChange: (listener: () => void) => () => void;
}

interface Schema extends DBSchema {
  log: { key: number; value: unknown };
  uploads: { key: string; value: Upload };
  texts: { key: string; value: CvText };
  settings: { key: string; value: string };
}

const stores = ['log', 'uploads', 'texts', 'settings'] as const;
type Writing = IDBPTransaction<Schema, typeof stores, 'readwrite'>;
type Upgrading = IDBPTransaction<Schema, StoreNames<Schema>[], 'versionchange'>;

/** Until version 2 an upload held its text. One after the other: together they may be hundreds of megabytes. */
async function moveTexts(transaction: Upgrading): Promise<void> {
  const texts = transaction.objectStore('texts');
  let cursor = await transaction.objectStore('uploads').openCursor();
  while (cursor !== null) {
    const { pages, ...upload } = cursor.value as Upload & { pages?: CvText };
    if (pages !== undefined) void texts.put(pages, upload.id);
    void cursor.update(upload);
    // oxlint-disable-next-line no-await-in-loop -- a cursor knows one at a time
    cursor = await cursor.continue();
  }
}

async function eraseFromLog(transaction: Writing, candidate: string): Promise<void> {
  for await (const cursor of transaction.objectStore('log')) {
    const left = eraseFrom(cursor.value, candidate);
    if (left !== cursor.value) await cursor.update(left);
  }
}

/** In this browser: IndexedDB, whose transactions keep two tabs apart. */
export function browserStore(name = 'heldermatch-desk'): Store {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const close = () => {
    opened = undefined;
  };
  const open = async () => {
    // Where it failed, or another tab took it away, it is opened anew.
    opened ??= openDB<Schema>(name, 2, {
      async upgrade(database, before, _now, transaction) {
        if (before < 1) {
          database.createObjectStore('log', { autoIncrement: true });
          database.createObjectStore('uploads', { keyPath: 'id' });
          database.createObjectStore('settings');
        }
        database.createObjectStore('texts');
        await moveTexts(transaction);
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
  const channel = new BroadcastChannel(name);
  // Where an address is not secure there is no such promise.
  const storage = 'storage' in navigator ? navigator.storage : undefined;
  const persist = async () => (await storage?.persist().catch(() => false)) ?? false;
  let persistence: Promise<boolean> | undefined;
  const changing = async (change: (transaction: Writing) => Promise<unknown>) => {
    const database = await open();
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
    await Promise.all([change(transaction), transaction.done]);
    // Not before there is something to keep: the browser may ask the user, who then knows what for.
    persistence ??= persist();
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin alone
    channel.postMessage('changed');
  };
  return {
    async read() {
      const database = await open();
      const transaction = database.transaction(['log', 'uploads', 'settings']);
      const [rows, uploads, by] = await Promise.all([
        transaction.objectStore('log').getAll(),
        transaction.objectStore('uploads').getAll(),
        transaction.objectStore('settings').get('by'),
      ]);
      return { rows, uploads, by };
    },
    readText: async (id) => (await open()).get('texts', id),
    append: (lines, seen, check) =>
      changing(async (transaction) => {
        const log = transaction.objectStore('log');
        if ((await log.count()) > seen) check((await log.getAll()).slice(seen));
        await Promise.all(lines.map((line) => log.add(line)));
      }),
    add: (upload, text) =>
      changing((transaction) =>
        Promise.all([
          transaction.objectStore('uploads').add(upload),
          transaction.objectStore('texts').add(text, upload.id),
        ]),
      ),
    remove: (id) =>
      changing((transaction) =>
        Promise.all([
          transaction.objectStore('uploads').delete(id),
          transaction.objectStore('texts').delete(id),
          eraseFromLog(transaction, id),
        ]),
      ),
    setName: (by) => changing((transaction) => transaction.objectStore('settings').put(by, 'by')),
    clear: () =>
      changing((transaction) =>
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
