// Measures the engine of fixed rules on CVs that were marked by hand before it read them: twenty with traps, by one
// author, and six ordinary ones, by another. Neither knew the words that it searches for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { seedOf, type Seed } from '../../src/data/vacancies.ts';
import { rules } from '../../src/engines/rules.ts';
import { categories, type Requirement } from '../../src/vacancy.ts';

type Marks = Record<string, Record<string, string[]>>;

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
/** By CV and requirement, the passages that prove it. */
const marks = JSON.parse(read('marks.json')) as Marks;
/** The other passages that concern it: a recruiter who asks for the requirement wants to see them. */
const concerns = JSON.parse(read('concerns.json')) as Marks;
const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.txt'));

const vacancyOf = (file: string): Seed =>
  seedOf(file.replace(/-\d+\.txt$/, '')) ?? expect.fail(`${file} names no vacancy`);

test('every CV has marks', () => {
  expect(files).toHaveLength(26);
  expect(Object.keys(marks).toSorted()).toEqual(files.toSorted());
  expect(Object.keys(concerns).toSorted()).toEqual(files.toSorted());
});

test.each(files)('%s contains each passage that is marked in it', (file) => {
  const text = read(file);
  const known = vacancyOf(file).requirements.map(({ id }) => id);
  for (const marked of [marks, concerns]) {
    const passages = Object.values(marked[file] ?? {}).flat();
    expect(passages).not.toEqual([]);
    expect(passages.filter((passage) => !text.includes(passage))).toEqual([]);
    expect(known).toEqual(expect.arrayContaining(Object.keys(marked[file] ?? {})));
  }
});

/** Quotes of the engine for one requirement. */
async function quotesFor(file: string, requirement: Requirement): Promise<string[]> {
  const results = (await rules.score(
    { ...vacancyOf(file), categories, requirements: [requirement] },
    [{ text: read(file) }],
    { signal: AbortSignal.any([]) },
  )) as { evidence: { quote: string }[] }[];
  return results.flatMap(({ evidence }) => evidence.map(({ quote }) => quote));
}

const isAmong = (passages: readonly string[], passage: string) =>
  passages.some((one) => one.includes(passage) || passage.includes(one));

test('at least 90 % of the quotes concern the requirement, and at least 70 % of the proof is found', async () => {
  const counts = { quotes: 0, right: 0, marks: 0, found: 0 };
  for (const file of files) {
    for (const requirement of vacancyOf(file).requirements) {
      const { id } = requirement;
      // oxlint-disable-next-line no-await-in-loop -- in order, for a readable failure
      const quotes = await quotesFor(file, requirement);
      const proof = marks[file]?.[id] ?? [];
      const relevant = [...proof, ...(concerns[file]?.[id] ?? [])];
      counts.quotes += quotes.length;
      counts.right += quotes.filter((quote) => isAmong(relevant, quote)).length;
      counts.marks += proof.length;
      counts.found += proof.filter((passage) => isAmong(quotes, passage)).length;
    }
  }
  expect(counts.quotes).toBeGreaterThan(200);
  expect(counts.right / counts.quotes).toBeGreaterThanOrEqual(0.9);
  expect(counts.found / counts.marks).toBeGreaterThanOrEqual(0.7);
});
