import type { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { UserError } from '@heldermatch/tooling/ports';

/** The locked file. It remains, empty, after a reset. */
export const LOCK_FILE = 'lock';

const SQLITE_BUSY = 5;

/** Keeps the locks referenced: the garbage collector would close an unreferenced one, which releases it. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks a folder exclusively until the returned function is called. SQLite's file locks work on every system, even
 * within one process, and the system releases them however the process exits.
 *
 * @throws UserError when another backend has locked the folder
 */
export function lockFolder(folder: string): () => void {
  const { DatabaseSync } = loadSqlite();
  const lock = new DatabaseSync(path.join(folder, LOCK_FILE));
  try {
    // A journal would be a second file, left behind when the process is killed.
    lock.exec('pragma journal_mode = memory; begin exclusive');
  } catch (error) {
    lock.close();
    const isTaken = error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY;
    throw new UserError(
      isTaken
        ? `Another backend runs on the data folder ${folder}; stop that one first.`
        : `The data folder ${folder} can't be locked (${String(error)}).`,
    );
  }
  heldLocks.add(lock);
  return () => {
    if (heldLocks.delete(lock)) lock.close();
  };
}

/** Loads SQLite without Node 22's experimental warning: the features used here are the same in Node 24. */
function loadSqlite() {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}
