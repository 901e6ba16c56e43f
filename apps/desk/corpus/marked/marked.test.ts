import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seedOf } from '../../src/data/vacancies.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const marks = JSON.parse(read('marks.json')) as Record<string, Record<string, string[]>>;
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.txt'));

test('every CV has marks', () => {
  expect(Object.keys(marks).toSorted()).toEqual(files.toSorted());
});

test.each(files)('%s contains each passage that is marked in it', (file) => {
  const text = read(file);
  const passages = Object.values(marks[file] ?? {}).flat();
  expect(passages).not.toEqual([]);
  expect(passages.filter((passage) => !text.includes(passage))).toEqual([]);
});

test.each(files)('%s has marks only for requirements of its vacancy', (file) => {
  const known = seedOf(file.replace(/-\d+\.txt$/u, ''))?.requirements.map(({ id }) => id);
  expect(known).toEqual(expect.arrayContaining(Object.keys(marks[file] ?? {})));
});
