import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { projectFolder } from '../local/config.ts';

/** The queries and commands of a guide in docs/, which somebody will copy from there. */
export async function readGuide(name: string) {
  const guide = await readFile(path.join(projectFolder, '../../docs', name), 'utf8');
  const blocks = Array.from(guide.matchAll(/^```sql\n(.*?)^```$/gms), ([, sql = '']) => sql);
  /** The one with these words in it. */
  const block = (words: string) => {
    const found = blocks.filter((sql) => sql.includes(words));
    expect(found).toHaveLength(1);
    return found[0] ?? '';
  };
  /** The one command that begins with these words. */
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
