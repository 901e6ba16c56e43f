import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { is } from 'valibot';
import { ScorecardSchema } from './index.ts';
import { verify, type ViolationType } from './verify.ts';

const pages = [
  {
    text: 'Anna de Vries\nRecruiter bij een ziekenhuis, 2019 – heden.\nBouwde met SQL een wachtlijst­rapport.\nHeeft geen ervaring met Python. Java kent zij niet.\n',
  },
  { text: 'Talen\nNederlands (C2), Engels (B2).\nEﬃciënt werken is “mijn kracht”.\n' },
] as const;
const categories = [
  { id: 'skills', title: 'Vaardigheden' },
  { id: 'language', title: 'Taal' },
];
const subject = { categories, pages, document: 'cv', noEvidence: 'Geen bewijs gevonden.' };

const quote = 'Recruiter bij een ziekenhuis';
const start = pages[0].text.indexOf(quote);
const passage = { reference: 1, document: 'cv', page: 1, start, end: start + quote.length, quote };
const skills = {
  id: 'skills',
  title: 'Vaardigheden',
  score: 80,
  confidence: 70,
  why: 'Werkervaring.',
  evidence: [passage],
};
const english = 'Engels (B2)';
const at = pages[1].text.indexOf(english);
const language = {
  ...skills,
  id: 'language',
  title: 'Taal',
  evidence: [
    { ...passage, reference: 2, page: 2, start: at, end: at + english.length, quote: english },
  ],
};
const unscored = {
  id: 'skills',
  title: 'Vaardigheden',
  why: 'Geen bewijs gevonden.',
  evidence: [],
};

test('a sound result stays as it is', () => {
  expect(verify([skills, language], subject)).toEqual({
    categories: [skills, language],
    violations: [],
  });
});

test('a category without evidence and without a score is sound', () => {
  const silent = { id: 'skills', why: 'Het cv zegt er niets over.', evidence: [] };
  expect(verify([silent, language], subject)).toEqual({
    categories: [unscored, { ...language, evidence: [{ ...language.evidence[0], reference: 1 }] }],
    violations: [],
  });
});

/** Verifies a result with this first category. */
const verifySkills = (claim: unknown) => {
  const {
    categories: [first],
    violations,
  } = verify([claim, language], subject);
  return { first, types: violations.map(({ type }) => type) };
};

const withQuote = (...quotes: unknown[]) => ({
  ...skills,
  evidence: quotes.map((one) => ({ ...passage, quote: one })),
});

/** Results of which nothing of the category counts, with the rule that each breaks. */
const lies: Record<string, [claim: unknown, ViolationType]> = {
  'a quote from nowhere': [
    withQuote('Leidde een team van veertig mensen in Parijs'),
    'quoteNotFound',
  ],
  'a changed word': [withQuote('Recruiter bij een gemeente'), 'quoteNotFound'],
  'a changed year': [withQuote('2009 – heden'), 'quoteNotFound'],
  'a part of a word': [withQuote('cruiter bij een zieken'), 'quoteNotFound'],
  'two sentences joined': [withQuote('Anna de Vries bouwde met SQL'), 'quoteNotFound'],
  'words in another order': [withQuote('een ziekenhuis bij Recruiter'), 'quoteNotFound'],
  'an ellipsis': [withQuote('Recruiter … heden'), 'quoteNotFound'],
  'an empty quote': [withQuote(''), 'invalidEvidence'],
  'a quote of spaces': [withQuote(' \n '), 'invalidEvidence'],
  'a quote of punctuation': [withQuote(',.'), 'quoteNotFound'],
  'a quote of two letters': [withQuote('de'), 'quoteNotFound'],
  'a quote that is no text': [withQuote({ text: quote }), 'invalidEvidence'],
  'a very long quote': [withQuote(quote.repeat(1000)), 'invalidEvidence'],
  'evidence that is no list': [{ ...skills, evidence: passage }, 'invalidEvidence'],
  'no evidence': [{ ...skills, evidence: [] }, 'scoreWithoutEvidence'],
  'evidence left out': [{ ...skills, evidence: undefined }, 'scoreWithoutEvidence'],
  'a score of 250': [{ ...skills, score: 250 }, 'invalidScore'],
  'a score below zero': [{ ...skills, score: -1 }, 'invalidScore'],
  'NaN as a score': [{ ...skills, score: Number.NaN }, 'invalidScore'],
  'an infinite score': [{ ...skills, score: Infinity }, 'invalidScore'],
  'a score as text': [{ ...skills, score: '80' }, 'invalidScore'],
  'evidence without a score': [{ ...skills, score: undefined }, 'invalidScore'],
  'a confidence of 101': [{ ...skills, confidence: 101 }, 'invalidConfidence'],
  'no confidence': [{ ...skills, confidence: undefined }, 'invalidConfidence'],
  'no explanation': [{ ...skills, why: '  ' }, 'invalidExplanation'],
  'an endless explanation': [{ ...skills, why: 'x'.repeat(5000) }, 'invalidExplanation'],
  'another id': [{ ...skills, id: 'sklls' }, 'unknownCategory'],
  'a category that is no object': ['skills', 'notAList'],
  'a category without id': [{ ...skills, id: undefined }, 'notAList'],
};

describe('counts nothing of', () => {
  test.each(Object.entries(lies))('%s', (_name, [claim, type]) => {
    const { first, types } = verifySkills(claim);
    expect(first).toMatchObject(unscored);
    expect(first).not.toHaveProperty('score');
    expect(types).toContain(type);
  });

  test('a category that is given twice, even if both are the same', () => {
    const {
      categories: [first],
      violations,
    } = verify([skills, skills, language], subject);
    expect(first).toEqual(unscored);
    expect(violations).toEqual([{ type: 'duplicateCategory', category: 'skills' }]);
  });

  test('a category that is missing', () => {
    const {
      categories: [first],
      violations,
    } = verify([language], subject);
    expect(first).toEqual(unscored);
    expect(violations).toEqual([{ type: 'missingCategory', category: 'skills' }]);
  });

  test.each([undefined, null, 'none', 12, {}, { categories: [skills] }])('%j', (given) => {
    const { categories: verified, violations } = verify(given, subject);
    expect(verified).toHaveLength(2);
    expect(verified.filter(({ score }) => score !== undefined)).toEqual([]);
    expect(violations[0]).toMatchObject({ type: 'notAList' });
  });
});

describe('corrects', () => {
  test.each([
    ['page 9 of 2', { page: 9 }],
    ['another page', { page: 2 }],
    ['a place outside of the page', { start: 90_000, end: 90_010 }],
    ['a negative place', { start: -5 }],
    ['a place that is no number', { start: '3', page: Number.NaN }],
  ])('%s of a quote that the document contains', (_name, place) => {
    const { first, types } = verifySkills({ ...skills, evidence: [{ ...passage, ...place }] });
    expect(first).toEqual(skills);
    expect(types).toEqual(['quoteElsewhere']);
  });

  test('the numbers, the title and the document', () => {
    const claim = {
      ...skills,
      title: 'Toptalent',
      evidence: [{ ...passage, reference: -3, document: 'x' }],
    };
    expect(verifySkills(claim)).toEqual({ first: skills, types: [] });
  });

  test('a repeated quote, which counts once', () => {
    expect(verifySkills(withQuote(quote, quote)).first).toEqual(skills);
  });

  test('a fraction, and characters that reverse the text', () => {
    const { first } = verifySkills({ ...skills, score: 79.6, why: 'Werkervaring.\u202E\u0000' });
    expect(first).toEqual(skills);
  });
});

describe('finds in the document, and shows its own text of it', () => {
  test.each([
    ['ligatures and accents', 'Efficie\u0308nt werken', 'Eﬃciënt werken'],
    ['quotes', 'werken is "mijn kracht"', 'werken is “mijn kracht”'],
    ['dashes and spaces', '2019  -  heden', '2019 – heden'],
    ['soft hyphens and upper case', 'een wachtlijstrapport', 'een wachtlijst­rapport'],
    ['a line break', 'Talen Nederlands', 'Talen\nNederlands'],
  ])('%s', (_name, given, shown) => {
    const { first } = verifySkills(withQuote(given));
    expect(first?.evidence.map((one) => one.quote)).toEqual([shown]);
    expect(first?.unproven).toBeUndefined();
  });

  test.each([
    ['ervaring met Python', 'geen ervaring met Python'],
    ['Java', 'Java kent zij niet'],
  ])('a denial of the quote: %s', (given, shown) => {
    const { first } = verifySkills(withQuote(given));
    expect(first?.evidence.map((one) => one.quote)).toEqual([shown]);
  });
});

test('a quote that differs is shown with the passage nearest to it, in whole words', () => {
  const { first } = verifySkills(withQuote('Recruiter bij een groot ziekenhuis'));
  expect(first?.unproven).toEqual([
    {
      quote: 'Recruiter bij een groot ziekenhuis',
      nearest: { page: 1, start, end: passage.end, quote },
      differences: [
        { text: 'Recruiter bij een ', in: 'both' },
        { text: 'groot ', in: 'quote' },
        { text: 'ziekenhuis', in: 'both' },
      ],
    },
  ]);
  const other = verifySkills(withQuote('Won de Nobelprijs voor scheikunde')).first;
  expect(other?.unproven).toEqual([
    { quote: 'Won de Nobelprijs voor scheikunde', nearest: undefined, differences: [] },
  ]);
});

test('a score that also has proven quotes stays, and rests on these alone', () => {
  const { first, types } = verifySkills(withQuote(quote, 'Spreekt vloeiend Mandarijn'));
  expect(first).toEqual({
    ...skills,
    unproven: [{ quote: 'Spreekt vloeiend Mandarijn', nearest: undefined, differences: [] }],
  });
  expect(types).toEqual(['quoteNotFound']);
});

describe('requirements', () => {
  const requirements = [{ id: 'sql' }, { id: 'recruiter' }];
  const named = (...lists: unknown[]) => {
    const evidence = lists.map((list) => ({ ...passage, requirements: list }));
    const result = verify([{ ...skills, evidence }, language], { ...subject, requirements });
    expect(result.categories[0]?.score).toBe(80);
    return {
      proven: result.categories[0]?.evidence.map((one) => one.requirements),
      violations: result.violations,
    };
  };
  const unknown = [{ type: 'unknownRequirement', category: 'skills' }];

  test('are kept with the passage, and united when it is quoted twice', () => {
    expect(named(['recruiter'])).toEqual({ proven: [['recruiter']], violations: [] });
    expect(named(['recruiter'], undefined, ['sql', 'recruiter'])).toEqual({
      proven: [['recruiter', 'sql']],
      violations: [],
    });
  });

  test.each([
    ['of no vacancy', ['java', 'sql'], ['sql']],
    ['that are no list', 'sql', undefined],
    ['that are no text', [3, null], undefined],
  ])('%s are dropped', (_name, list, proven) => {
    expect(named(list)).toEqual({ proven: [proven], violations: unknown });
  });

  test('are ignored for a vacancy without requirements', () => {
    const { first, types } = verifySkills({
      ...skills,
      evidence: [{ ...passage, requirements: ['sql'] }],
    });
    expect(first).toEqual(skills);
    expect(types).toEqual([]);
  });
});

test('of hundreds of quotes the first twenty are read', () => {
  const { first, types } = verifySkills(withQuote(...Array.from({ length: 500 }, () => 'Nee')));
  expect(first?.unproven).toHaveLength(20);
  expect(types).toContain('tooMuchEvidence');
});

test('any result at all becomes a scorecard of which every quote is in the document', () => {
  const claim = fc.record({
    id: fc.constantFrom('skills', 'language', 'other'),
    score: fc.oneof(fc.double(), fc.constant(50)),
    confidence: fc.oneof(fc.double(), fc.constant(50)),
    why: fc.string(),
    evidence: fc.array(
      fc.record({
        quote: fc.oneof(
          fc.string(),
          fc.tuple(fc.nat(80), fc.nat(80)).map(([from, to]) => pages[0].text.slice(from, to)),
        ),
        page: fc.integer(),
        start: fc.integer(),
        requirements: fc.oneof(fc.anything(), fc.array(fc.constantFrom('sql', 'java'))),
      }),
    ),
  });
  const requirements = [{ id: 'sql' }];
  fc.assert(
    fc.property(fc.oneof(fc.anything(), fc.array(claim)), (given) => {
      const verified = verify(given, { ...subject, requirements }).categories;
      expect(is(ScorecardSchema, { candidate: 'a', categories: verified })).toBe(true);
      for (const { page, start: from, end, quote: text } of verified.flatMap(
        (one) => one.evidence,
      )) {
        expect(pages[page - 1]?.text.slice(from, end)).toBe(text);
      }
    }),
  );
});
