import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';

/** Every file of styles, as vanilla-extract names it, in the same order in each build. */
const files = globSync('../../packages/ui/src/**/*.css.ts', { cwd: import.meta.dirname })
  .map((file) => file.replaceAll('\\', '/'))
  .toSorted();

const pairs = 26 * 26;
const capitals = (pair: number) =>
  String.fromCodePoint(65 + Math.floor(pair / 26), 65 + (pair % 26));

/**
 * Two capitals for each file, by a hash of its path: when another file is added, others hardly ever change theirs, and
 * scripts that browsers keep stay as they are.
 */
const prefixes = new Map<string, string>();
const taken = new Set<number>();
for (const file of files) {
  let pair = createHash('sha256').update(file).digest().readUInt16BE() % pairs;
  while (taken.has(pair)) pair = (pair + 1) % pairs;
  taken.add(pair);
  prefixes.set(file, capitals(pair));
}

/** The first name that vanilla-extract gave in a file. */
const firstNames = new Map<string, string>();

/**
 * What a class or an animation is called on the site: the capitals of its file, and its number there. Names are most of
 * what a document repeats, and vanilla-extract's own begin with seven characters.
 * @param name.hash - a hash of the file, then the number: from 0 on, in base 36.
 * @throws when a file is not one of the library's.
 */
export function shortName({ hash, filePath }: { hash: string; filePath: string }): string {
  const prefix = prefixes.get(filePath);
  if (prefix === undefined) throw new Error(`${filePath} is not among the styles of the library`);
  const first = firstNames.get(filePath) ?? hash;
  firstNames.set(filePath, first);
  return prefix + hash.slice(first.length - 1);
}
