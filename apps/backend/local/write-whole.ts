import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Never leaves half a file, also when two processes write it at the same moment or one is killed. */
export async function writeWhole(file: string, text: string, mode?: number): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const temporary = `${file}.${process.pid}.tmp`;
  await writeFile(temporary, text, { mode });
  await rename(temporary, file);
}
