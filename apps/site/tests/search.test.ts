import { expect, test } from 'vitest';
import { createFind } from '../src/pages/search/find.ts';

const excerptOf = (text: string, query: string) =>
  createFind([{ href: '/', title: 'Pagina', text }])(query)[0]
    ?.sections[0]?.text.map((part) => part.text)
    .join('');

const filler = 'Eerst staat hier iets anders, dat lang genoeg is om niet mee te gaan met de rest. ';

test('an excerpt begins at the sentence of its first match', () => {
  expect(excerptOf(`${filler}De som is 87% Een score is een advies.`, 'score')).toBe(
    '… Een score is een advies.',
  );
});

test('an excerpt begins within a long sentence, so that its first match shows', () => {
  const long = 'Dit is een zin die almaar doorgaat, en nog verder gaat, en dan pas zegt, ';
  expect(excerptOf(`${long}${long.toLowerCase()}dat een score een advies is.`, 'score')).toMatch(
    /^… (?=.{60,90}score)[a-z]/,
  );
});

test('an excerpt that begins after a whole sentence has no ellipsis before it', () => {
  expect(excerptOf(`${filler}${filler}De score is een advies.`, 'score')).toBe(
    'De score is een advies.',
  );
});

test('sections of a page are in the order of the page', () => {
  const found = createFind([
    { href: '/a', title: 'Pagina', text: 'Zie hieronder hoe het werkt.' },
    {
      href: '/a#een',
      title: 'Een',
      page: 'Pagina',
      text: 'Hier noemen wij de scorecard één keer.',
    },
    { href: '/a#twee', title: 'Scorecard', page: 'Pagina', text: 'Een scorecard met een score.' },
  ])('scorecard');
  expect(found[0]?.sections.map(({ href }) => href)).toEqual(['/a#een', '/a#twee']);
});

test('an excerpt near the start of its section begins there', () => {
  expect(excerptOf('Hoe wij scoren. Een score is een advies.', 'advies')).toBe(
    'Hoe wij scoren. Een score is een advies.',
  );
});

test('an excerpt is of one paragraph: the one with the most words, or else the first sentence', () => {
  const text =
    'Bewijs\nElke score heeft bewijs uit het cv.\nVier stappen\nEen score is een advies.';
  expect(excerptOf(text, 'bewijs score')).toBe('Elke score heeft bewijs uit het cv.');
  expect(excerptOf(text, 'pagina')).toBe('Elke score heeft bewijs uit het cv.');
});

test('a page is found once, with at most three sections that match by their own words', () => {
  const sectionOf = (title: string, text: string) => ({
    href: `/dpa#${title}`,
    title,
    page: 'Overeenkomst',
    text,
  });
  const found = createFind([
    { href: '/dpa', title: 'Overeenkomst', text: 'Wat wij afspreken.' },
    ...['a', 'b', 'c', 'd'].map((title) => sectionOf(title, 'Over een subverwerker.')),
    sectionOf('e', 'Over iets anders.'),
  ]);
  const titlesOf = (query: string) =>
    found(query).map(({ href, sections }) => [href, ...sections.map(({ href: place }) => place)]);
  expect(titlesOf('subverwerker')).toEqual([['/dpa', '/dpa#a', '/dpa#b', '/dpa#c']]);
  expect(titlesOf('overeenkomst')).toEqual([['/dpa', '/dpa']]);
});

test('each section of a page marks its own matches, and a label is no section', () => {
  const found = createFind([
    { href: '/a', title: 'Scorecard', text: 'Zie hieronder hoe het werkt.' },
    { href: '/a', title: 'Beeld', page: 'Scorecard', text: 'Onze scorecard.' },
    { href: '/a', title: 'Hoe lang', page: 'Scorecard', text: 'Bewijs. Oude scorecards gaan weg.' },
  ])('scorecard');
  const marks = found[0]?.sections.map(({ text }) => text.filter(({ isMarked }) => isMarked));
  expect(marks).toEqual([[], [{ text: 'scorecards', isMarked: true }]]);
});
