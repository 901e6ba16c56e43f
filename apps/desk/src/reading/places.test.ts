import { expect, test } from 'vitest';
import { placesOf } from './places.ts';

const line = (text: string, y: number, width = text.length / 100) => ({
  text,
  x: 0.1,
  y,
  width,
  height: 0.02,
});

test('finds a quote in one line, in proportion to its characters', () => {
  expect(placesOf([line('Zes jaar recruiter', 0.1)], 'jaar', '')).toEqual([
    { x: expect.closeTo(0.14), y: 0.1, width: expect.closeTo(0.04), height: 0.02 },
  ]);
});

test('finds a quote across lines, without the hyphen of a broken word', () => {
  const texts = [line('Zes jaar ver-', 0.1), line('antwoordelijk', 0.13), line('voor zorg', 0.16)];
  expect(placesOf(texts, 'jaar verantwoordelijk voor', 'Zes')).toEqual([
    expect.objectContaining({ y: 0.1, width: expect.closeTo(0.08) }),
    expect.objectContaining({ y: 0.13, width: expect.closeTo(0.13) }),
    expect.objectContaining({ y: 0.16, width: expect.closeTo(0.04) }),
  ]);
});

test('finds a quote at its place when the same words occur earlier', () => {
  const texts = [line('hbo in Assen', 0.1), line('hbo in Zwolle', 0.13)];
  expect(placesOf(texts, 'hbo', '')).toMatchObject([{ y: 0.1 }]);
  expect(placesOf(texts, 'hbo', 'hbo in Assen ')).toMatchObject([{ y: 0.13 }]);
  // The page draws it less often than its text has it.
  expect(placesOf(texts, 'hbo', 'hbo hbo hbo')).toMatchObject([{ y: 0.13 }]);
});

test('finds letters that are drawn as one', () => {
  expect(placesOf([line('Certi\uFB01caat', 0.1)], 'Certificaat', '')).toEqual([
    { x: 0.1, y: 0.1, width: expect.closeTo(0.1), height: 0.02 },
  ]);
});

test.each([
  ['other words', 'planner'],
  ['an empty quote', ' '],
])('finds nothing for %s', (_, quote) => {
  expect(placesOf([line('Zes jaar recruiter', 0.1)], quote, '')).toEqual([]);
});
