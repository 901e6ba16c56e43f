import type { Category, LogEntry } from '@heldermatch/scorecard';
import type { DocumentPage } from '@heldermatch/ui';
import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';

/** A line of the log of a vacancy. */
export interface Line {
  vacancy: string;
  entry: LogEntry;
}

/** A candidate who was added here: the text of the CV, not the file. */
export interface Upload {
  id: string;
  vacancy: string;
  /** The name of the file. */
  name: string;
  pages: readonly DocumentPage[];
  /** Empty where no engine scored it. */
  categories: readonly Category[];
}

export interface Kept {
  lines: readonly Line[];
  uploads: readonly Upload[];
  /** Who works here, as the log names them. */
  by: string | undefined;
}

/** Where everything is kept. Each promise is fulfilled once it lies on the disk, and rejected where it does not. */
export interface Store {
  read: () => Promise<Kept>;
  /** All of them or none. */
  append: (lines: readonly Line[]) => Promise<void>;
  add: (upload: Upload) => Promise<void>;
  setName: (by: string) => Promise<void>;
  clear: () => Promise<void>;
  /** Called when another tab has changed something. @returns what ends it. */
  onChange: (listener: () => void) => () => void;
}

interface Schema extends DBSchema {
  log: { key: number; value: Line };
  uploads: { key: string; value: Upload };
  settings: { key: string; value: string };
}

const stores = ['log', 'uploads', 'settings'] as const;
type Writing = IDBPTransaction<Schema, typeof stores, 'readwrite'>;

/** In this browser: IndexedDB, whose transactions keep two tabs apart. */
export function browserStore(name = 'heldermatch-desk'): Store {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const close = () => {
    opened = undefined;
  };
  const open = async () => {
    // Where it failed, or another tab took it away, it is opened anew.
    opened ??= openDB<Schema>(name, 1, {
      upgrade(database) {
        database.createObjectStore('log', { autoIncrement: true });
        database.createObjectStore('uploads', { keyPath: 'id' });
        database.createObjectStore('settings');
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
  const changing = async (change: (transaction: Writing) => Promise<unknown>[]) => {
    const database = await open();
    const transaction = database.transaction(stores, 'readwrite', { durability: 'strict' });
    await Promise.all([...change(transaction), transaction.done]);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of this origin alone
    channel.postMessage('changed');
  };
  return {
    async read() {
      const database = await open();
      const transaction = database.transaction(stores);
      const [lines, uploads, by] = await Promise.all([
        transaction.objectStore('log').getAll(),
        transaction.objectStore('uploads').getAll(),
        transaction.objectStore('settings').get('by'),
      ]);
      return { lines, uploads, by };
    },
    append: (lines) =>
      changing((transaction) => lines.map((line) => transaction.objectStore('log').add(line))),
    add: (upload) => changing((transaction) => [transaction.objectStore('uploads').add(upload)]),
    setName: (by) => changing((transaction) => [transaction.objectStore('settings').put(by, 'by')]),
    clear: () =>
      changing((transaction) => stores.map((store) => transaction.objectStore(store).clear())),
    onChange(listener) {
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
  };
}
