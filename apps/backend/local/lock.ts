import type { DatabaseSync } from 'node:sqlite';
import path from 'node:path';
import { UserError } from '../../../.workspace/ports.ts';

/** The file that is locked; it stays, empty, when the data go. */
export const LOCK_FILE = 'lock';

const SQLITE_BUSY = 5;

/** A lock that nothing refers to would be closed, and so given back, by the garbage collector. */
const heldLocks = new Set<DatabaseSync>();

/**
 * Takes a folder for this caller alone, until the function that it returns is called. SQLite locks
 * files on every system, within a process too, and the system unlocks them however a process ends.
 *
 * @throws UserError when another backend has the folder
 */
export function lockFolder(folder: string): () => void {
  const { DatabaseSync } = loadSqlite();
  const lock = new DatabaseSync(path.join(folder, LOCK_FILE));
  try {
    // A journal would be a second file, left behind by a process that is killed.
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

/** Without the warning of Node 22 that it may still change: what is used here is the same in 24. */
function loadSqlite() {
  const emitWarning = process.emitWarning.bind(process);
  process.emitWarning = () => undefined;
  try {
    return process.getBuiltinModule('node:sqlite');
  } finally {
    process.emitWarning = emitWarning;
  }
}
