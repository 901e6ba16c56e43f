import { expect, test } from 'vitest';
import { describeUnread, summarizeRead } from './text.ts';

test('names what was not read, with its pages', () => {
  expect(summarizeRead([])).toBe('Gelezen');
  expect(summarizeRead([{ type: 'scan', page: 2 }])).toBe('Gelezen, behalve pagina 2 (foto)');
  expect(
    summarizeRead([
      { type: 'hidden', page: 1 },
      { type: 'scan', page: 2 },
      { type: 'scan', page: 3 },
    ]),
  ).toBe('Gelezen, behalve pagina 1 (verborgen tekst) en pagina 2 en 3 (foto)');
  expect(
    describeUnread([
      { type: 'scan', page: 2 },
      { type: 'scan', page: 3 },
      { type: 'scan', page: 7 },
      { type: 'font', page: 1 },
    ]),
  ).toEqual([
    'Pagina 2, 3 en 7 zijn foto’s: niet gelezen.',
    'Pagina 1 bevat letters die niet als tekst te lezen zijn: niet gelezen.',
  ]);
  expect(describeUnread([{ type: 'embedded' }])).toEqual([
    'Dit bestand bevat een bestand van een ander programma: niet gelezen.',
  ]);
});
