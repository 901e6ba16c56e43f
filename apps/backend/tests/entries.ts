// Generated entries of a team's log, to compare the rules of the database with those of a schema.
import * as fc from 'fast-check';
import { expect } from 'vitest';
import type { Database } from '../local/database.ts';

const team = '00000000-0000-4000-8000-000000000011';
const vacancy = '00000000-0000-4000-8000-000000000012';
const candidate = '00000000-0000-4000-8000-000000000013';

const odd = [undefined, null, '', 1, 7.5, true, [], {}];
const oneOf = (valid: readonly unknown[], others: readonly unknown[]) =>
  fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...valid) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  );
const field = (...valid: unknown[]) => oneOf(valid, [...odd, ' \u00a0']);
/** Field that may be blank for the desk, because only its code writes it. */
const key = (...valid: unknown[]) => oneOf(valid, odd);

const entry = (type: string, fields: Record<string, fc.Arbitrary<unknown>>) =>
  fc.record({ type: fc.constant(type), id: field('new'), ...fields });
const about = (type: string, fields: Record<string, fc.Arbitrary<unknown>>) =>
  entry(type, { candidate: key(candidate), ...fields });
const remains = (type: string, was: string, fields: Record<string, fc.Arbitrary<unknown>>) =>
  about(type, { was: key(was), ...fields });

const texts = ['Ja', ' Nee '];
const percentage = [0, 100, 50, -1, 101];
const slot = { start: '2026-12-01T09:00:00.000Z', end: '2026-12-01T10:00:00.000Z' };
const requirements = [
  { id: 'r1', category: 'skills', title: 'BIG', weight: 'light', proofs: ['BIG'] },
];

const run = (text: unknown, ...marks: readonly unknown[]) => ({ type: 'text', text, marks });
const paragraph = (...content: readonly unknown[]) => ({ type: 'paragraph', content });
const doc = (...content: readonly unknown[]) => ({ type: 'doc', content });
const linkTo = (href: unknown) => doc(paragraph(run('x', { type: 'link', attrs: { href } })));
const chip = (type: string, id: unknown) => ({ type, attrs: { id, label: 'Anna' } });
const itemsOf = (type: string, ...items: readonly unknown[]) =>
  doc({ type, content: items.map((item) => ({ type: 'listItem', content: [item] })) });
const mixed = [
  { type: 'text', text: 'Zie ' },
  run('dit', { type: 'bold' }, { type: 'italic' }),
  { type: 'hardBreak' },
  chip('mention', 'Anna'),
  chip('variable', 'name'),
];
const richTexts = [
  doc(paragraph(...mixed), { type: 'paragraph' }, paragraph()),
  itemsOf('bulletList', paragraph(...mixed)),
  itemsOf('orderedList', paragraph(), paragraph(...mixed)),
  doc(paragraph(chip('mention', 'Anna'))),
  ...['https://a.nl', 'HTTP://u@a.nl:80/x y?z#', 'mailto:a@b.nl', 'https://caf\u00e9.nl'].map(
    linkTo,
  ),
];
/** Neither the desk nor the database accepts these. */
const wrongTexts = [
  doc(),
  doc(paragraph({ type: 'text', text: ' \u00a0' }, { type: 'hardBreak' })),
  doc(paragraph(...mixed), 'x'),
  doc({ ...paragraph(...mixed), type: 'heading' }),
  doc(paragraph(paragraph(...mixed))),
  doc(paragraph(run(''))),
  doc(paragraph(run('x', { type: 'bold' }, { type: 'bold' }))),
  doc(paragraph(run('x', { type: 'underline' }))),
  doc(paragraph({ ...run('x'), marks: null })),
  doc(paragraph(run('x'))),
  doc(paragraph({ type: 'image', attrs: { src: 'x' } }, ...mixed)),
  doc(paragraph(chip('mention', ''))),
  doc(paragraph(chip('mention', 'x'.repeat(2001)))),
  doc(paragraph({ type: 'mention' })),
  itemsOf('bulletList'),
  itemsOf('bulletList', itemsOf('bulletList', paragraph(...mixed))),
  itemsOf('bulletList', ...mixed),
  { ...doc(paragraph(...mixed)), type: 'paragraph' },
  JSON.stringify(doc(paragraph(...mixed))),
  ...['', 'a.nl', 'javascript:x', 'https://', 'https://a b.nl', 'https://a.nl:99999', 1].map(
    linkTo,
  ),
];
/** Formatted text, of which most are valid. */
const richText = (...others: readonly unknown[]) =>
  oneOf([...richTexts, ...others], [...odd, ...wrongTexts]);

/** Entries of `@heldermatch/scorecard`, of which most are valid. */
export const entriesOfPackage = fc.oneof(
  entry('weight', { category: field('skills'), weight: field('light', 'x') }),
  about('adjustment', {
    category: field('skills'),
    original: field(undefined, ...percentage),
    score: field(...percentage),
    reason: field(...texts),
  }),
  about('decision', {
    verdict: field('invite', 'hold', 'reject'),
    reason: field(undefined, ...texts),
    code: field(undefined, 'other'),
  }),
  entry('undo', { entry: field('known') }),
  remains('erased', 'adjustment', { category: field('skills') }),
  remains('erased', 'decision', { verdict: field('hold', 'reject'), code: field(undefined, 'x') }),
);

/** Entries of the desk, of which most are valid. */
export const entriesOfDesk = fc.oneof(
  entry('vacancy', {
    details: fc.record({
      title: field(...texts),
      place: field(...texts),
      hours: field(...texts),
      requirements: field(requirements, []),
      isClosed: field(true, false),
      keepsFiles: field(undefined, true, false),
      team: field(undefined, [], texts, ['']),
    }),
  }),
  about('interview', {
    proposed: field([slot], []),
    confirmed: field(undefined, slot),
    interviewers: field(undefined, [], texts, ['']),
  }),
  about('comment', {
    text: richText(undefined),
    replyTo: key(undefined, undefined, 'said'),
    replaces: key(undefined, undefined, 'said'),
  }),
  about('mail', {
    to: field(
      'jan@voorbeeld.nl',
      'Jan.de-Vries+w@a.b-c.nl',
      'jan',
      'a@b',
      'a@b.nl, c@d.nl',
      'x@\u00e9.nl',
    ),
    subject: field(...texts),
    text: richText(),
    isDraft: field(undefined, true, false),
  }),
  about('request', {
    kind: field('access', 'salary'),
    text: field(...texts),
    received: field('2026-11-28', '28-11-2026'),
  }),
  about('answer', {
    request: key('asked'),
    outcome: field('partly', 'x'),
    text: field(...texts),
  }),
  about('assignment', { to: field(undefined, ...texts) }),
  about('added', {
    source: field(
      undefined,
      'site',
      'job-board',
      'linkedin',
      'referral',
      'agency',
      'search',
      'other',
      'x',
    ),
  }),
  about('scored', {
    engine: key('Regels'),
    scores: fc.array(
      fc.record({
        category: key('skills'),
        score: field(undefined, ...percentage),
        confidence: field(undefined, ...percentage),
      }),
      { maxLength: 2 },
    ),
  }),
  about('consent', { until: field('2026-11-28', 'morgen') }),
  about('disclosure', {}),
  about('removal', { why: field('request', 'term', 'mistake', 'x') }),
  ...['interview', 'comment', 'mail', 'request', 'answer', 'assignment', 'consent', 'x'].map(
    (was) => remains('removed', was, {}),
  ),
  remains('removed', 'scored', { engine: key('Regels') }),
  entry('import', {
    head: field('0a'.repeat(32), '0A'.repeat(32), '0a'),
    lines: field(1, 1_000_000, 0, -1),
  }),
);

/** Fails unless the database and a schema accept the same entries. */
export async function expectSameEntries(
  { driver }: Database,
  entries: fc.Arbitrary<object>,
  isValid: (signed: object) => boolean,
): Promise<void> {
  await driver.exec(`
    insert into public.organisations (id, name) values ('${team}', 'Team');
    insert into public.vacancies (organisation, id, details)
      values ('${team}', '${vacancy}', '{"title": "Verpleegkundige", "isClosed": false}');
    insert into public.candidates (organisation, id, vacancy, name, categories, unread, scores)
      values ('${team}', '${candidate}', '${vacancy}', 'Naam', '[]', '[]', '{}');
    select private.write_line('${team}', null, '${vacancy}', '{"id": "known", "type": "weight"}');
    select private.write_line('${team}', null, '${vacancy}',
      '{"id": "asked", "type": "request", "candidate": "${candidate}"}');
    select private.write_line('${team}', null, '${vacancy}',
      '{"id": "said", "type": "comment", "candidate": "${candidate}"}');
  `);
  const errorOf = (given: object) =>
    driver
      .query('select private.check_entry($1, $2, $3)', [team, vacancy, JSON.stringify(given)])
      .then(
        () => undefined,
        (error: { code: string }) => error.code,
      );
  await fc.assert(
    fc.asyncProperty(entries, async (given) => {
      const signed = { ...given, at: '2026-11-28T10:00:00.000Z', by: 'Anna' };
      expect(await errorOf(given), fc.stringify(given)).toBe(isValid(signed) ? undefined : 'PT422');
    }),
    { numRuns: 1000 },
  );
}
