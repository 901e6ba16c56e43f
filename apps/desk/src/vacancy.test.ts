import { is, safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { seeds } from './data/vacancies.ts';
import { changesIn, VacancyDetailsSchema, type Requirement } from './vacancy.ts';

const [{ id: _, ...first } = expect.fail()] = seeds;
const [requirement = expect.fail()] = first.requirements;
const details = { ...first, requirements: [requirement] };

test('the fictitious vacancies are valid', () => {
  expect(seeds.filter((seed) => !is(VacancyDetailsSchema, seed))).toEqual([]);
});

test.each<[string, object, string]>([
  ['a vacancy without a title', { title: ' ' }, 'Vul de functie in'],
  ['a vacancy without requirements', { requirements: [] }, 'minstens één eis'],
  [
    'a requirement without proof',
    { requirements: [{ ...requirement, proofs: [] }] },
    'minstens één woord',
  ],
  ['an empty proof', { requirements: [{ ...requirement, proofs: [' '] }] }, 'minstens één woord'],
])('%s is refused', (_title, change, message) => {
  const { issues } = safeParse(VacancyDetailsSchema, { ...details, ...change });
  expect(issues?.map((one) => one.message).join()).toContain(message);
});

const added: Requirement = { ...requirement, id: 'new', title: 'Rijbewijs' };

test.each<[object, readonly string[]]>([
  [{}, []],
  [{ place: 'Zwolle' }, ['Plaats: ‘Utrecht’ werd ‘Zwolle’']],
  [{ requirements: [requirement, added] }, ['Eis toegevoegd: Rijbewijs']],
  [
    { requirements: [added] },
    ['Eis toegevoegd: Rijbewijs', `Eis verwijderd: ${requirement.title}`],
  ],
  [
    { requirements: [{ ...requirement, weight: 'light' }] },
    [`Eis gewijzigd: ${requirement.title}`],
  ],
  [{ isClosed: true }, ['Gesloten']],
])('describes a change: %o', (change, expected) => {
  expect(changesIn(details, { ...details, ...change })).toEqual(expected);
});

test('describes a first version', () => {
  expect(changesIn(undefined, details)).toEqual(['Vacature gemaakt']);
});
