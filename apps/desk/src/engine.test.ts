import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { provenIn } from './data/candidates.ts';
import { seeds } from './data/vacancies.ts';
import { noEvidence, scoreCv, type Engine } from './engine.ts';
import { httpEngine } from './engines/http.ts';
import { rules } from './engines/rules.ts';

const [vacancy = expect.fail()] = seeds;
const pages = [
  { text: 'Werkervaring\nRecruiter bij een ziekenhuis. Werkt dagelijks met Bullhorn.\n' },
  { text: 'Talen\nEngels (B2)\nGeen ervaring met sourcing.\n' },
];
const options = { document: 'cv', signal: AbortSignal.any([]) };
const quote = 'Werkt dagelijks met Bullhorn.';
const claim = { id: 'skills', score: 80, confidence: 70, why: 'Noemt een ATS.' };

const onViolation = vi.fn<NonNullable<Engine['onViolation']>>();
const answering = (score: () => Promise<unknown>): Engine => ({
  title: 'Proef',
  note: '',
  onViolation,
  score,
});

describe('scoreCv', () => {
  test('keeps a proven quote', async () => {
    const engine = answering(() => Promise.resolve([{ ...claim, evidence: [{ quote }] }]));
    const { categories, outcome } = await scoreCv(engine, vacancy, pages, options);
    expect(categories).toHaveLength(5);
    expect(categories[0]).toMatchObject({ score: 80, evidence: [{ page: 1, quote }] });
    expect(categories[1]).toMatchObject({ why: noEvidence, evidence: [] });
    expect(outcome).toBe('gescoord');
  });

  test('gives no score for a made-up quote', async () => {
    const evidence = [{ quote: 'Won de Nobelprijs' }];
    const engine = answering(() => Promise.resolve([{ ...claim, evidence }]));
    const { categories, outcome } = await scoreCv(engine, vacancy, pages, options);
    expect(categories[0]).toMatchObject({ evidence: [], unproven: evidence });
    expect(categories[0]?.score).toBeUndefined();
    expect(outcome).toBe('geen bewijs gevonden, 1 niet bewezen');
    expect(onViolation).toHaveBeenCalledExactlyOnceWith(
      expect.arrayContaining([{ type: 'quoteNotFound', category: 'skills' }]),
    );
  });

  test('stores a CV without scores when the engine fails', async () => {
    const engine = answering(() => Promise.reject(new Error('Out of order')));
    expect(await scoreCv(engine, vacancy, pages, options)).toEqual({
      categories: [],
      outcome: 'kon niet worden gescoord',
    });
  });
});

describe('rules', () => {
  test('quotes the sentences with the words of a requirement, and none that denies it', async () => {
    const { categories } = await scoreCv(rules, vacancy, pages, options);
    expect(categories.map(({ evidence }) => evidence.map((one) => one.quote))).toEqual([
      [quote],
      ['Recruiter bij een ziekenhuis.'],
      [],
      [],
      [],
    ]);
    expect(categories[0]?.why).toBe(
      'Woorden gevonden voor: werkt met een ATS. Niet gevonden: zoekt en benadert zelf kandidaten.',
    );
    expect(provenIn(categories)).toEqual(['ats', 'recruiter', 'care']);
  });

  test('scores that name no requirements prove nothing and disprove nothing', async () => {
    const engine = answering(() => Promise.resolve([{ ...claim, evidence: [{ quote }] }]));
    const before = await scoreCv(engine, vacancy, pages, options);
    expect(provenIn(before.categories)).toBeUndefined();
    expect(provenIn([])).toBeUndefined();
    const none = await scoreCv(rules, vacancy, [{ text: 'Niets' }], options);
    expect(provenIn(none.categories)).toEqual([]);
  });

  test.each([
    ['Schreef een vacaturetekst per week.', true],
    ['Zocht zelf de kandidaten, vooral op beurzen.', true],
    ['Volgde een masterclass in 2025.', true],
    ['Bedacht een sourcingstrategie.', true],
    // A part of another word.
    ['Werkte aan flatscreens.', false],
    ['Adres: Utrecht', false],
    // Words of another phrase.
    ['English (C2), Dutch (B1)', false],
    // A denial, before and after.
    ['Nooit sourcing gedaan.', false],
    ['Sourcing deed ik nooit.', false],
    // An ambition, a heading and the work of others.
    ['Wil zich verder bekwamen in sourcing.', false],
    ['Cursussen', false],
    ['Referenties\nJan, recruiter', false],
  ])('%s', async (line, isQuoted) => {
    const cv = [{ text: `${line}\n` }];
    const { categories } = await scoreCv(rules, vacancy, cv, options);
    const quotes = categories.flatMap(({ evidence }) => evidence.map((one) => one.quote));
    expect(quotes).toEqual(isQuoted ? [line] : []);
  });
});

describe('httpEngine', () => {
  const answers: ((response: ServerResponse) => void)[] = [];
  const bodies: unknown[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    bodies.push(await json(request));
    answers.shift()?.(response);
  };
  const server = createServer((request, response) => void answer(request, response));
  const reply =
    (status: number, body: string, headers = {}) =>
    (response: ServerResponse) =>
      void response.writeHead(status, headers).end(body);
  const replyWith = (value: unknown) => reply(200, JSON.stringify(value));
  const engine = (timeout?: number) => {
    const { port } = server.address() as AddressInfo;
    return httpEngine({ title: 'Dienst 2', url: `http://127.0.0.1:${port}/score`, timeout });
  };

  beforeEach(async () => {
    answers.length = 0;
    bodies.length = 0;
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    return async () => {
      server.closeAllConnections();
      await new Promise((resolve) => void server.close(resolve));
    };
  });

  test('posts the vacancy and the text, and returns the categories', async () => {
    answers.push(replyWith({ categories: [claim] }));
    const { signal } = options;
    const assignment = { id: 'x', title: 'X', categories: [], requirements: [] };
    expect(await engine().score(assignment, pages, { signal })).toEqual([claim]);
    expect(bodies).toEqual([{ vacancy: assignment, pages }]);
  });

  test('tries again when the service is busy', async () => {
    answers.push(reply(503, '', { 'Retry-After': '0' }), replyWith({ categories: [] }));
    expect((await scoreCv(engine(), vacancy, pages, options)).outcome).toBe('geen bewijs gevonden');
    expect(bodies).toHaveLength(2);
  });

  test.each<[string, (response: ServerResponse) => void]>([
    ['a refusal', reply(401, '')],
    ['no JSON', reply(200, '<html>')],
    ['another shape', replyWith({ scores: [] })],
  ])('fails on %s', async (_, refusal) => {
    answers.push(refusal);
    const { outcome } = await scoreCv(engine(), vacancy, pages, options);
    expect(outcome).toBe('kon niet worden gescoord');
    expect(bodies).toHaveLength(1);
  });

  test('fails when the service doesn’t answer in time', async () => {
    // Nothing is answered.
    const { outcome } = await scoreCv(engine(50), vacancy, pages, options);
    expect(outcome).toBe('kon niet worden gescoord');
  });

  test('stops with the file', async () => {
    const controller = new AbortController();
    answers.push(() => controller.abort());
    const { outcome } = await scoreCv(engine(), vacancy, pages, {
      document: 'cv',
      signal: controller.signal,
    });
    expect(outcome).toBe('kon niet worden gescoord');
    expect(bodies).toHaveLength(1);
  });
});
