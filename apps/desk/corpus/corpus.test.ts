import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { readDocx } from '../src/reading/docx.ts';
import type { ReadText } from '../src/reading/text.ts';
import { docxSpecimens } from './docx.ts';
import { pdfSpecimens } from './pdf.ts';
import { scoreOf, type Score } from './score.ts';
import type { Specimen } from './specimen.ts';

// pdf.js creates a matrix for drawing when it loads. Node has none, and nothing is drawn here.
vi.stubGlobal('DOMMatrix', Object);
const { readPdf } = await import('../src/reading/pdf.ts');
const cMapUrl = join(import.meta.dirname, '../node_modules/pdfjs-dist/cmaps/');

const readerOf = (name: string) =>
  name.endsWith('.pdf')
    ? (data: ArrayBuffer) => readPdf(data, () => undefined, { cMapUrl })
    : readDocx;

const textOf = ({ pages }: ReadText) => pages.map(({ text }) => text.trim()).join('\f');

/** Files that other programs made. */
const folder = join(import.meta.dirname, 'files');
const files = readdirSync(folder).filter((name) => !name.endsWith('.txt'));
/** The font of this file has no Arabic, so that its source's second line is printed as boxes. */
const unreadIn: Record<string, Specimen['unread']> = {
  'chromium-hebrew-and-boxes.pdf': [{ type: 'font', page: 1 }],
};
const fileSpecimens = await Promise.all(
  files.map(async (name): Promise<Specimen> => ({
    name,
    file: async () => new Uint8Array(await readFile(join(folder, name))),
    text: await readFile(join(folder, name.replace(/\.\w+$/, '.txt')), 'utf8'),
    unread: unreadIn[name],
  })),
);

const specimens: readonly Specimen[] = [...docxSpecimens, ...pdfSpecimens, ...fileSpecimens];

const scores: Score[] = [];
const meanOf = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

test.each(specimens)('$name', async ({ name, file, text, unread = [] }) => {
  const read = await readerOf(name)((await file()).buffer);
  const score = scoreOf(textOf(read), text);
  scores.push(score);
  expect.soft(read.unread).toEqual(unread);
  expect.soft(score.words).toBeGreaterThanOrEqual(0.95);
  expect.soft(score.neighbours).toBeGreaterThanOrEqual(0.95);
  expect.soft(score.invented).toBeLessThanOrEqual(0.01);
});

test('keeps 99 % of the words and of their order over all files', () => {
  expect(scores).toHaveLength(specimens.length);
  expect(meanOf(scores.map(({ words }) => words))).toBeGreaterThanOrEqual(0.99);
  expect(meanOf(scores.map(({ neighbours }) => neighbours))).toBeGreaterThanOrEqual(0.99);
});
