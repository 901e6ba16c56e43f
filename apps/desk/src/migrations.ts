// Changes of data that an earlier version of the desk stored.
import type { UpgradeTransaction } from './browserStore.ts';
import { sealLines } from './chain.ts';
import type { CvText, Upload } from './store.ts';

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
    const [row] = sealLines([toJson(cursor.value)], previous);
    if (row === undefined) return;
    previous = row.hash;
    void cursor.update(row);
    // oxlint-disable-next-line no-await-in-loop -- a cursor reads one row at a time
    cursor = await cursor.continue();
  }
}

/**
 * Changes data to the current format.
 * @param before Version that stored them.
 */
export async function migrate(transaction: UpgradeTransaction, before: number): Promise<void> {
  if (before === 1) await moveTexts(transaction);
  await chainRows(transaction);
}
