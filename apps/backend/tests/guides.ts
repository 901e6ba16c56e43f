import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { projectFolder } from '../local/config.ts';

/** Reads the queries and commands of a guide in docs/, which an operator copies. */
export async function readGuide(name: string) {
  const guide = await readFile(path.join(projectFolder, '../../docs', name), 'utf8');
  const blocks = Array.from(guide.matchAll(/^```sql\n(.*?)^```$/gms), ([, sql = '']) => sql);
  /** Finds the one block that contains this text. */
  const block = (words: string) => {
    const found = blocks.filter((sql) => sql.includes(words));
    expect(found).toHaveLength(1);
    return found[0] ?? '';
  };
  /** Finds the one command that starts with this text. */
  const command = (words: string) => {
    const lines = Array.from(guide.matchAll(/^```sh\n(.*?)^```$/gms), ([, sh = '']) =>
      sh.split('\n'),
    );
    const found = lines.flat().filter((line) => line.startsWith(words));
    expect(found).toHaveLength(1);
    return found[0] ?? '';
  };
  return { blocks, block, command };
}
