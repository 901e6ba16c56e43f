import { expect, test } from 'vitest';
import { segmentsOf, type Evidence } from './index.ts';

const text = 'Zes jaar recruiter in de zorg';
const passage = (reference: number, start: number, end: number): Evidence => ({
  reference,
  document: 'cv',
  page: 1,
  start,
  end,
  quote: text.slice(start, end),
});

test('text is split where passages begin and end, and each segment has its passages, even if they overlap', () => {
  const [outer, inner] = [passage(1, 0, 18), passage(2, 9, 25)];
  const segments = segmentsOf(text, { start: 0, end: text.length }, [outer, inner]);
  expect(segments).toEqual([
    { text: 'Zes jaar ', marks: [outer], begins: [outer], ends: [] },
    { text: 'recruiter', marks: [outer, inner], begins: [inner], ends: [outer] },
    { text: ' in de ', marks: [inner], begins: [], ends: [inner] },
    { text: 'zorg', marks: [], begins: [], ends: [] },
  ]);
  expect(segments.map((one) => one.text).join('')).toBe(text);
});
