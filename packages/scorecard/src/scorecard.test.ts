import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  basedOn,
  en,
  erase,
  explainMove,
  factors,
  entriesInForce,
  sumInFigures,
  sumInWords,
  judge,
  LogEntrySchema,
  LogSchema,
  moveInWords,
  rank,
  replay,
  ScorecardSchema,
  sign,
  totalIfScored,
  totalOf,
  type Adjustment,
  type Category,
  type Change,
  type LogEntry,
  type Scorecard,
  type Weight,
} from './index.ts';

const passage = {
  reference: 1,
  document: 'cv',
  page: 1,
  start: 0,
  end: 12,
  quote: 'Zes jaar zorg',
};

const category = (id: string, score: number, title = id): Category & { score: number } => ({
  id,
  title,
  score,
  confidence: 80,
  why: 'Het cv noemt het.',
  evidence: [passage],
});

/** Category without any evidence in the documents. */
const silent: Category = {
  id: 'silent',
  title: 'Motivatie',
  why: 'Het cv zegt er niets over.',
  evidence: [],
};

/** Human score for a category without a score by the software. */
const adjustmentOf = (id: string, score: number): Adjustment => ({
  type: 'adjustment',
  candidate: '0412',
  category: id,
  score,
  reason: 'Gebeld en gevraagd.',
  id: 'regel-1',
  at: '2026-03-03T11:04:00.000Z',
  by: 'Noor',
});

const five = [
  category('skills', 88, 'Skills & Competenties'),
  category('experience', 92, 'Relevante Ervaring'),
  category('language', 90, 'Taal & Communicatie'),
  category('motivation', 84, 'Motivatie & Fit'),
  category('growth', 79, 'Groeipotentieel'),
];

const anyWeight = fc.constantFrom<Weight>('light', 'normal', 'heavy');
const anyScore = fc.integer({ min: 0, max: 100 });
/** Ids as an app may have them, including names of built-in object properties. */
const anyId = fc.oneof(
  fc.uuid(),
  fc.constantFrom('constructor', '__proto__', 'toString', 'a', 'b'),
);
const anyCategories = fc.uniqueArray(
  fc.record({ id: anyId, score: anyScore }).map(({ id, score }) => category(id, score)),
  { minLength: 1, maxLength: 12, selector: ({ id }) => id },
);
const anyWeights = (categories: readonly Category[]) =>
  fc
    .array(fc.option(anyWeight, { nil: undefined }), {
      minLength: categories.length,
      maxLength: categories.length,
    })
    .map(
      (weights) =>
        new Map(
          categories.flatMap(({ id }, index): [string, Weight][] => {
            const weight = weights[index];
            return weight === undefined ? [] : [[id, weight]];
          }),
        ),
    );
const anyWeighed = anyCategories.chain((categories) =>
  fc.record({ categories: fc.constant(categories), weights: anyWeights(categories) }),
);

describe('a total', () => {
  test('is the rounded mean, with all terms of the sum', () => {
    expect(totalOf(five)).toMatchObject({ score: 87, exact: 86.6, sum: 433, divisor: 5 });
    const weights = new Map<string, Weight>([
      ['experience', 'heavy'],
      ['growth', 'light'],
    ]);
    const total = totalOf(five, weights);
    expect(total).toMatchObject({ score: 88, sum: 879, divisor: 10 });
    expect(sumInFigures(total)).toBe(
      '(2\u00A0×\u00A088 + 3\u00A0×\u00A092 + 2\u00A0×\u00A090 + 2\u00A0×\u00A084 + 79) / 10 = 87,9, afgerond\u00A088%',
    );
    expect(sumInFigures(total, en)).toBe(
      '(2\u00A0×\u00A088 + 3\u00A0×\u00A092 + 2\u00A0×\u00A090 + 2\u00A0×\u00A084 + 79) / 10 = 87.9, rounded\u00A088%',
    );
    expect(sumInWords(total)).toBe(
      'Zwaar, dus 3 keer: Relevante Ervaring. Gewoon, dus 2 keer: Skills\u00A0&\u00A0Competenties, ' +
        'Taal\u00A0&\u00A0Communicatie en Motivatie\u00A0&\u00A0Fit. Licht, dus 1 keer: Groeipotentieel. ' +
        'Samen 879, gedeeld door 10: 87,9, afgerond\u00A088%.',
    );
    expect(sumInWords(totalOf(five))).toBe(
      'Elke categorie telt even zwaar. Samen 433, gedeeld door 5: 86,6, afgerond\u00A087%.',
    );
  });

  test('without a fraction is not rounded, and that of one category is its score', () => {
    expect(sumInFigures(totalOf([category('a', 80), category('b', 90)]))).toBe(
      '(80 + 90) / 2 = 85%',
    );
    expect(sumInFigures(totalOf([category('a', 80)]))).toBe('80%');
  });

  test('without any score is rejected', () => {
    expect(() => totalOf([])).toThrow('A total needs at least one score.');
    expect(() => totalOf([silent])).toThrow('A total needs at least one score.');
    expect(totalIfScored([silent])).toBeUndefined();
  });

  test('ignores categories without a score, whatever their weight', () => {
    const weights = new Map<string, Weight>([
      ['silent', 'heavy'],
      ['growth', 'light'],
    ]);
    expect(totalOf([silent, ...five], weights)).toEqual(totalOf(five, weights));
    expect(totalOf([silent, ...five])).toEqual(totalOf(five));
    const given = judge(
      [silent, ...five],
      new Map([['silent', { ...adjustmentOf('silent', 40) }]]),
    );
    expect(totalOf(given)).toMatchObject({ sum: 473, divisor: 6 });
  });

  test('never depends on the order of the categories', () => {
    fc.assert(
      fc.property(
        anyWeighed.chain(
          (one) =>
            fc.record({
              ...Object.fromEntries(
                Object.entries(one).map(([key, value]) => [key, fc.constant(value)]),
              ),
              shuffled: fc.shuffledSubarray([...one.categories], {
                minLength: one.categories.length,
              }),
            }) as fc.Arbitrary<typeof one & { shuffled: Category[] }>,
        ),
        ({ categories, weights, shuffled }) => {
          const { terms: _, ...total } = totalOf(categories, weights);
          expect(totalOf(shuffled, weights)).toMatchObject(total);
        },
      ),
    );
  });

  test('is between its lowest and its highest score, and rises with each', () => {
    fc.assert(
      fc.property(anyWeighed, ({ categories, weights }) => {
        const scores = categories.map(({ score }) => score);
        const { exact } = totalOf(categories, weights);
        expect(exact).toBeGreaterThanOrEqual(Math.min(...scores) - 1e-9);
        expect(exact).toBeLessThanOrEqual(Math.max(...scores) + 1e-9);
        const [first, ...rest] = categories;
        fc.pre(first !== undefined && first.score < 100);
        if (first === undefined) return;
        const raised = [{ ...first, score: first.score + 1 }, ...rest];
        expect(totalOf(raised, weights).exact).toBeGreaterThan(exact);
      }),
    );
  });

  test('equals the result of the displayed sum, in each language', () => {
    fc.assert(
      fc.property(
        anyWeighed,
        fc.constantFrom(undefined, en),
        ({ categories, weights }, language) => {
          const total = totalOf(categories, weights);
          const shown = sumInFigures(total, language).replaceAll(/[\s\u00a0]/g, '');
          const point = (text: string) => Number(text.replace(',', '.').replace('%', ''));
          const [, sum = '', divisor = '', result = ''] =
            /^(?:\(([^)]+)\)\/(\d+)=)?(.+)$/.exec(shown) ?? [];
          const parts = result.split(/,(?:afgerond|rounded)/);
          expect(point(parts.at(-1) ?? '')).toBe(total.score);
          expect(Math.round(point(parts[0] ?? ''))).toBe(total.score);
          if (sum === '') return;
          const added = sum
            .split('+')
            .map((term) => term.split('×').reduce((product, figure) => product * Number(figure), 1))
            .reduce((all, term) => all + term, 0);
          expect(Math.round(added / Number(divisor))).toBe(total.score);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('has as many decimals as its rounding needs', () => {
    const scores = [
      ...Array.from({ length: 100 }, () => 86),
      ...Array.from({ length: 99 }, () => 87),
    ];
    const total = totalOf(scores.map((score, index) => category(String(index), score)));
    expect(total.score).toBe(86);
    expect(sumInFigures(total)).toMatch(/= 86,497, afgerond\u00A086%$/);
  });

  test('counts heavier weights more', () => {
    expect(factors.light).toBeLessThan(factors.normal);
    expect(factors.normal).toBeLessThan(factors.heavy);
  });
});

const card = (candidate: string, ...scores: number[]): Scorecard => ({
  candidate,
  categories: scores.map((score, index) => category(`c${index}`, score, `Categorie ${index}`)),
});

/** Candidates of one vacancy, scored in the same categories. */
const anyCards = fc
  .integer({ min: 1, max: 5 })
  .chain((width) =>
    fc.uniqueArray(
      fc.tuple(
        anyId,
        fc.array(fc.integer({ min: 0, max: 4 }), { minLength: width, maxLength: width }),
      ),
      { minLength: 1, maxLength: 12, selector: ([id]) => id },
    ),
  )
  .map((rows) => rows.map(([id, scores]) => card(id, ...scores.map((score) => score * 25))));
const anyVacancyWeights = anyWeights(card('', 0, 0, 0, 0, 0).categories);

/** Defaults for a candidate without a move. */
const noEffects = { effects: [], from: 0, to: 0, passed: [] as string[], passedBy: [] as string[] };

describe('a ranking', () => {
  test('goes from high to low, and equal totals share a place', () => {
    const ranking = rank([card('d', 70), card('c', 80), card('b', 80), card('a', 90)]);
    expect([...ranking.values()].map(({ candidate, place }) => [candidate, place])).toEqual([
      ['a', 1],
      ['b', 2],
      ['c', 2],
      ['d', 4],
    ]);
  });

  test('never depends on the order of the candidates', () => {
    fc.assert(
      fc.property(anyCards, anyVacancyWeights, (cards, weights) => {
        expect([...rank(cards.toReversed(), weights)]).toEqual([...rank(cards, weights)]);
      }),
    );
  });

  test('explains a move: all effects add up to the change', () => {
    fc.assert(
      fc.property(
        anyCards,
        anyVacancyWeights,
        anyVacancyWeights,
        fc.array(anyScore, { minLength: 5, maxLength: 5 }),
        (cards, before, after, scores) => {
          const [first] = cards;
          if (first === undefined) return;
          const rescored = {
            ...first,
            categories: first.categories.map((one, index) => ({
              ...one,
              score: scores[index] ?? one.score,
            })),
          };
          const was = rank(cards, before);
          const now = rank([rescored, ...cards.slice(1)], after);
          for (const { candidate } of cards) {
            const move = explainMove(was, now, candidate);
            const change =
              (now.get(candidate)?.total.exact ?? NaN) - (was.get(candidate)?.total.exact ?? NaN);
            const { effects, to, from, passed, passedBy } = move ?? noEffects;
            const explained = effects.reduce((all, one) => all + one.byWeight + one.byScore, 0);
            expect(explained).toBeCloseTo(change, 9);
            expect(move?.change ?? 0).toBeCloseTo(change, 9);
            expect(to - from).toBe(
              (now.get(candidate)?.place ?? 0) - (was.get(candidate)?.place ?? 0),
            );
            const isAlone = [...now.values()].filter(({ place }) => place === to).length === 1;
            expect(passed.length > 0 || !isAlone || to >= from, 'who rises passes someone').toBe(
              true,
            );
            expect(passed).not.toContain(candidate);
            expect(passed.filter((other) => passedBy.includes(other))).toEqual([]);
          }
        },
      ),
    );
  });

  test('explains a heavier weight, the passed candidates, and a candidate who was only passed', () => {
    const cards = [
      card('Anna', 60, 90),
      card('Bram', 80, 80),
      card('Cor', 82, 70),
      card('Dirk', 77, 77),
    ];
    const before = rank(cards);
    const after = rank(cards, new Map([['c1', 'heavy']]));
    const describeRank = (candidate: string, language?: typeof en) => {
      const move = explainMove(before, after, candidate);
      return move && moveInWords(move, (name) => name, language);
    };
    expect(describeRank('Anna')).toBe(
      'Van plaats 4 naar plaats 2. Categorie 1 weegt zwaarder en scoort boven het eigen totaal: +3 procentpunt. ' +
        'Staat nu boven Dirk en Cor.',
    );
    expect(describeRank('Bram')).toBeUndefined();
    expect(describeRank('Cor', en)).toBe(
      'From place 3 to place 4. Categorie 1 weighs more and scores below their own total: -1.2 percentage points. ' +
        'Now stands below Anna.',
    );
    expect(describeRank('Dirk')).toBe(
      'Van plaats 2 naar plaats 3. Het eigen totaal bleef 77%. Staat nu onder Anna.',
    );
  });

  test('explains a changed score and an unchanged place, and counts the passed candidates', () => {
    const others = [61, 62, 63, 64, 65, 66].map((score) => card(`K${score}`, score));
    const move = explainMove(
      rank([card('Anna', 60), ...others]),
      rank([card('Anna', 90), ...others]),
      'Anna',
    );
    expect(move && moveInWords(move, (name) => name)).toBe(
      'Van plaats 7 naar plaats 1. Categorie 0 ging van 60 naar 90: +30 procentpunt. ' +
        'Staat nu boven K66, K65, K64 en 3 anderen.',
    );
    const alone = explainMove(rank([card('Anna', 60)]), rank([card('Anna', 50)]), 'Anna');
    expect(alone && moveInWords(alone, (name) => name, en)).toBe(
      'Stays at place 1. Categorie 0 went from 60 to 50: -10 percentage points.',
    );
  });

  test('has no explanation for a candidate who did not move', () => {
    const ranking = rank([card('Anna', 60)]);
    expect(explainMove(ranking, ranking, 'Anna')).toBeUndefined();
    expect(explainMove(ranking, ranking, 'Onbekend')).toBeUndefined();
  });
});

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    type: fc.constant('weight' as const),
    category: fc.constantFrom('skills', 'growth'),
    weight: anyWeight,
  }),
  fc.record({
    type: fc.constant('adjustment' as const),
    candidate: fc.constantFrom('anna', 'bram'),
    category: fc.constantFrom('skills', 'growth'),
    original: fc.constant(88),
    score: anyScore,
    reason: fc.constant('Sprak haar zelf'),
  }),
  fc.record({
    type: fc.constant('decision' as const),
    candidate: fc.constantFrom('anna', 'bram'),
    verdict: fc.constantFrom('invite' as const, 'hold' as const, 'reject' as const),
    reason: fc.constant('Past niet bij het rooster'),
  }),
);
const minute = (index: number) => new Date(Date.UTC(2026, 0, 1, 9, index));
/** Log in which some entries revert an earlier one, possibly an undo. */
const anyLog: fc.Arbitrary<LogEntry[]> = fc
  .array(fc.record({ change: anyChange, undoes: fc.option(fc.nat(), { nil: undefined }) }), {
    maxLength: 25,
  })
  .map((lines) =>
    lines.reduce<LogEntry[]>((log, { change, undoes }, index) => {
      const target = undoes === undefined ? undefined : log[undoes % Math.max(1, log.length)];
      const next: Change = target === undefined ? change : { type: 'undo', entry: target.id };
      return [...log, { ...sign(next, 'Noor', minute(index)), id: `line-${index}` }];
    }, []),
  );

describe('the log', () => {
  test('replayed up to a time gives the state at that time: later entries have no effect', () => {
    fc.assert(
      fc.property(anyLog, fc.nat(25), (log, cut) => {
        expect(replay(log, minute(cut))).toEqual(replay(log.slice(0, cut + 1)));
      }),
    );
  });

  test('applied entry by entry gives the same state', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        // Reference state, maintained entry by entry, for a log without undo.
        const plain = log.filter(({ type }) => type !== 'undo');
        const decisions = new Map<string, LogEntry>();
        const weights = new Map<string, Weight>();
        const scores = new Map<string, number>();
        for (const entry of plain) {
          if (entry.type === 'decision') decisions.set(entry.candidate, entry);
          if (entry.type === 'weight') weights.set(entry.category, entry.weight);
          if (entry.type === 'adjustment') {
            scores.set(`${entry.candidate} ${entry.category}`, entry.score);
          }
        }
        const state = replay(plain);
        expect(state.decisions).toEqual(decisions);
        expect(state.weights).toEqual(weights);
        const replayed = [...state.adjustments].flatMap(([candidate, all]) =>
          [...all].map(([id, { score }]): [string, number] => [`${candidate} ${id}`, score]),
        );
        expect(new Map(replayed)).toEqual(scores);
      }),
    );
  });

  test('with everything undone equals the state before', () => {
    fc.assert(
      fc.property(anyLog, anyChange, (log, change) => {
        const done = [...log, { ...sign(change, 'Noor', minute(30)), id: 'done' }];
        const undone: LogEntry[] = [
          ...done,
          { ...sign({ type: 'undo', entry: 'done' }, 'Noor', minute(31)), id: 'undone' },
        ];
        const redone: LogEntry[] = [
          ...undone,
          { ...sign({ type: 'undo', entry: 'undone' }, 'Noor', minute(32)), id: 'redone' },
        ];
        expect(replay(undone)).toEqual(replay(log));
        expect(replay(redone)).toEqual(replay(done));
        expect(entriesInForce(undone)).toEqual([...entriesInForce(log), undone.at(-1)]);
        expect(v.is(LogSchema, redone)).toBe(true);
        expect(JSON.parse(JSON.stringify(redone))).toEqual(redone);
      }),
    );
  });

  test("keeps the software's score next to the human one", () => {
    const entry = sign(
      {
        type: 'adjustment',
        candidate: 'anna',
        category: 'skills',
        original: 88,
        score: 75,
        reason: ' De campagne was kleiner ',
      },
      'Noor',
      minute(0),
    );
    const [skills, experience] = judge(five, replay([entry]).adjustments.get('anna'));
    expect(skills).toEqual({
      ...five[0],
      score: 75,
      adjustment: { ...entry, original: 88, reason: 'De campagne was kleiner', by: 'Noor' },
    });
    expect(experience).toBe(five[1]);
    expect(totalOf(judge(five, replay([entry]).adjustments.get('anna'))).score).toBe(84);
    expect(five[0]?.score).toBe(88);
  });

  test('requires a reason for adjustments and rejections', () => {
    const adjustment = { type: 'adjustment', candidate: 'a', category: 'b', original: 1 } as const;
    expect(() => sign({ ...adjustment, score: 2, reason: '  ' }, 'Noor')).toThrow('Geef een reden');
    expect(() => sign({ ...adjustment, score: 101, reason: 'x' }, 'Noor')).toThrow(
      'Geef een getal van 0 tot en met 100',
    );
    const decision = { type: 'decision', candidate: 'a' } as const;
    expect(() => sign({ ...decision, verdict: 'reject' }, 'Noor')).toThrow('Geef een reden');
    expect(sign({ ...decision, verdict: 'invite' }, 'Noor')).toMatchObject({ verdict: 'invite' });
    expect(() => sign({ ...decision, verdict: 'hold' }, ' ')).toThrow('Vul dit in');
    const { issues } = v.safeParse(LogEntrySchema, {
      ...decision,
      verdict: 'reject',
      id: '1',
      at: '2026-01-01T09:00:00.000Z',
      by: 'Noor',
    });
    expect(issues?.map((issue) => v.getDotPath(issue))).toEqual(['reason']);
  });

  test('is still a valid log after a candidate is erased: without their scores and reasons, and unchanged for others', () => {
    fc.assert(
      fc.property(anyLog, (log) => {
        const left = log.map((entry) =>
          'candidate' in entry && entry.candidate === 'anna' ? erase(entry) : entry,
        );
        expect(v.parse(LogSchema, left)).toEqual(left);
        const { weights, adjustments, decisions } = replay(log);
        expect(replay(left)).toEqual({
          weights,
          adjustments: new Map([...adjustments].filter(([candidate]) => candidate !== 'anna')),
          decisions: new Map([...decisions].filter(([candidate]) => candidate !== 'anna')),
        });
      }),
    );
    const signature = { id: 'regel-1', at: '2026-03-03T11:04:00.000Z', by: 'Noor' };
    const about = { type: 'erased', candidate: '0412' };
    expect(erase(adjustmentOf('skills', 40))).toEqual({
      ...signature,
      ...about,
      was: 'adjustment',
      category: 'skills',
    });
    const decided = { verdict: 'reject', code: 'hours' } as const;
    const rejection = { ...decided, type: 'decision', candidate: '0412', reason: 'Anna' } as const;
    expect(erase({ ...signature, ...rejection })).toEqual({
      ...signature,
      ...about,
      ...decided,
      was: 'decision',
    });
  });

  test('from an external source is rejected if an undo has no target or an id is repeated', () => {
    const first = sign({ type: 'weight', category: 'skills', weight: 'heavy' }, 'Noor');
    const lost = sign({ type: 'undo', entry: 'nergens' }, 'Noor');
    const violations = (log: unknown) =>
      v.safeParse(LogSchema, log).issues?.map(({ message }) => message);
    expect(violations([first, lost])).toEqual([
      `Regel ${lost.id} herroept nergens, die er niet voor staat`,
    ]);
    expect(violations([first, first])).toEqual([`Regel ${first.id} staat er meer dan één keer`]);
    expect(violations([{ ...first, weight: 'enorm' }])).toHaveLength(1);
    expect(violations([first])).toBeUndefined();
  });
});

describe('a scorecard from an external source', () => {
  const violations = (categories: unknown) =>
    v
      .safeParse(ScorecardSchema, { candidate: 'anna', categories })
      .issues?.map(({ message }) => message);
  const withEvidence = (...evidence: object[]) => [{ ...category('a', 1), evidence }];

  test('is accepted unchanged', () => {
    expectTypeOf(v.parse(ScorecardSchema, card('anna', 1))).toEqualTypeOf<Scorecard>();
    expect(v.parse(ScorecardSchema, card('anna', 1))).toEqual(card('anna', 1));
    expect(
      violations(withEvidence(passage, { ...passage, reference: 2, start: 3 })),
    ).toBeUndefined();
    expect(violations([silent])).toBeUndefined();
  });

  test.each([
    [[], 'Een scorecard heeft minstens één categorie'],
    [[category('a', 101)], 'Geef een getal van 0 tot en met 100'],
    [[category('a', 1.5)], 'Geef een heel getal'],
    [[category('a', 1), category('a', 2)], 'Elke categorie komt één keer voor'],
    [withEvidence(), 'Een score rust op bewijs: zonder het een is er geen van het ander'],
    [
      [{ ...silent, evidence: [passage] }],
      'Een score rust op bewijs: zonder het een is er geen van het ander',
    ],
    [[{ ...silent, confidence: 80 }], 'Een score en de zekerheid horen bij elkaar'],
    [withEvidence({ ...passage, end: 0 }), 'Een passage eindigt na het begin'],
    [
      withEvidence(passage, { ...passage, start: 3 }),
      'Elk bewijsnummer hoort bij één passage, en elke passage bij één nummer',
    ],
    [
      withEvidence(passage, { ...passage, reference: 2 }),
      'Elk bewijsnummer hoort bij één passage, en elke passage bij één nummer',
    ],
  ])('%j is rejected: %s', (categories, message) => {
    expect(violations(categories)).toEqual([message]);
  });
});

describe('basedOn', () => {
  const numbered = (id: string, score: number, ...references: readonly number[]): Category => ({
    ...category(id, score),
    evidence: references.map((reference) => ({ ...passage, reference })),
  });
  const all = [
    numbered('skills', 80, 1, 2),
    numbered('language', 60, 2),
    numbered('growth', 40, 3),
  ];

  test('keeps the score of a category with any of its passages, and only those passages', () => {
    const [skills, language, growth] = basedOn(all, new Set([1]));
    expect(skills?.score).toBe(80);
    expect(skills?.evidence.map(({ reference }) => reference)).toEqual([1]);
    expect([language, growth]).toEqual([
      { ...silent, id: 'language', title: 'language', why: 'Het cv noemt het.' },
      { ...silent, id: 'growth', title: 'growth', why: 'Het cv noemt het.' },
    ]);
    expect(totalIfScored(basedOn(all, new Set([1])))?.score).toBe(80);
  });

  test('one passage may support several categories', () => {
    expect(totalIfScored(basedOn(all, new Set([2])))?.score).toBe(70);
  });

  test('all passages give all scores, and none gives no total', () => {
    expect(basedOn(all, new Set([1, 2, 3]))).toEqual(all);
    expect(totalIfScored(basedOn(all, new Set()))).toBeUndefined();
  });
});
