import { ScorecardSchema } from '@heldermatch/scorecard';
import { parse } from 'valibot';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inventedFor } from './candidates.ts';
import { careerOf, now, scoresOf, type Job } from './career.ts';
import { detailsOf } from './scorecards.ts';
import { seeds } from './vacancies.ts';

const desk = join(import.meta.dirname, '../..');

test('generates ten thousand candidates with unique numbers, the same ones every time', () => {
  const all = seeds.flatMap(({ id }) => inventedFor(id));
  expect(new Set(all.map(({ id }) => id)).size).toBe(10_000);
  expect(seeds.flatMap(({ id }) => inventedFor(id))).toEqual(all);
});

/** Every candidate with its career, its CV in the order of the file, and its scorecard. */
const everyone = seeds.flatMap((vacancy) =>
  inventedFor(vacancy.id).map((applicant) => {
    const { pages: cv, categories: scored } = detailsOf(applicant, vacancy);
    const career = careerOf(Number(applicant.id), vacancy);
    return { vacancy, applicant, career, cv, scored, text: cv.map((page) => page.text).join('') };
  }),
);

const isGap = ({ kind }: Job) => kind === 'gap';

test('each quote is in the CV at its position, and each score has evidence', () => {
  for (const { applicant, cv, scored } of everyone) {
    parse(ScorecardSchema, { candidate: applicant.id, categories: scored });
    expect(scored).toMatchObject(applicant.scores);
    const proof = scored.flatMap(({ evidence }) => evidence);
    for (const { page, start, end, quote } of proof) {
      expect(cv[page - 1]?.text.slice(start, end)).toBe(quote);
    }
    const proven = proof.flatMap(({ requirements }) => requirements);
    expect(new Set(proven)).toEqual(new Set(applicant.proven));
  }
});

test('jobs follow the education one by one, until now', () => {
  for (const { career } of everyone) {
    const { study, jobs } = career;
    for (const { from, to } of jobs) {
      expect(from).toBeGreaterThanOrEqual(study.from);
      expect(to).toBeGreaterThan(from);
      expect(to).toBeLessThanOrEqual(now);
    }
    const main = jobs.filter(({ kind }) => kind === 'trade' || kind === 'other');
    const pauses = main.slice(1).map(({ from }, index) => from - (main[index]?.to ?? Infinity));
    expect(Math.min(0, ...pauses)).toBe(0);
    expect(pauses.filter((pause) => pause > 2)).toHaveLength(jobs.filter(isGap).length);
  }
});

test('no CV mentions more years of experience than its jobs in the trade', () => {
  let mentioned = 0;
  for (const { applicant, career, text } of everyone) {
    const trade = career.jobs.filter(({ kind }) => kind === 'trade');
    const months = trade.reduce((sum, { from, to }) => sum + to - from, 0);
    expect(applicant.years).toBe(Math.floor(months / 12));
    for (const [, count] of text.matchAll(/(\d+) (?:jaar|years)/g)) {
      mentioned += 1;
      expect(Number(count)).toBeLessThanOrEqual(months / 12);
    }
  }
  expect(mentioned).toBeGreaterThan(1000);
});

test('dates in a CV are in the career', () => {
  for (const { career, cv } of everyone) {
    const dates = cv.flatMap(({ blocks = [] }) => blocks.flatMap(({ date = [] }) => date));
    const years = dates.flatMap((date) => date.match(/\d{4}/g) ?? []).map(Number);
    expect(Math.max(...years)).toBeLessThanOrEqual(2026);
    expect(Math.min(...years)).toBeGreaterThanOrEqual(Math.floor(career.study.from / 12));
  }
});

test('evidence raises the score of its category, and no other', () => {
  for (const { vacancy, career } of everyone.filter((_, index) => index % 50 === 0)) {
    const before = scoresOf(career, vacancy);
    for (const claim of career.claims) {
      const claims = career.claims.filter((one) => one !== claim);
      const asked = vacancy.requirements.find(({ id }) => id === claim.id);
      const changes = scoresOf({ ...career, claims }, vacancy).map(({ score = 0 }, index) =>
        Math.sign(score - (before[index]?.score ?? 0)),
      );
      expect(changes).toEqual(before.map(({ id }) => (id === asked?.category ? -1 : 0)));
    }
  }
});

const share = (isCounted: (one: (typeof everyone)[number]) => boolean, among = everyone) =>
  among.filter(isCounted).length / among.length;

test('CVs differ in text, language, gaps and evidence', () => {
  const texts = new Set(everyone.map(({ text }) => text.replace(/Kandidaat \d+/, '')));
  expect(texts.size).toBeGreaterThanOrEqual(9900);
  const gaps = share(({ career }) => career.jobs.some(isGap));
  expect(gaps).toBeGreaterThan(0.1);
  expect(gaps).toBeLessThan(0.35);
  const english = share(({ text }) => text.includes('Fictitious CV'));
  expect(english).toBeGreaterThan(0.08);
  expect(english).toBeLessThan(0.2);
  expect(new Set(everyone.map(({ cv }) => cv.length))).toEqual(new Set([1, 2, 3]));
});

test.for(seeds)('$title: some candidates have no evidence for a requirement', (vacancy) => {
  const candidates = everyone.filter((one) => one.vacancy === vacancy);
  for (const { id } of vacancy.requirements) {
    const silent = share(
      ({ career }) => career.claims.every((claim) => claim.id !== id),
      candidates,
    );
    expect(silent, id).toBeGreaterThan(0.05);
    expect(silent, id).toBeLessThan(0.7);
  }
});

test('no CV mentions age, family, origin, religion or health', () => {
  const personal =
    /\b(?:geboren|jarige|getrouwd|gehuwd|kinderen|moeder|vader|zwanger\w*|nationaliteit|moedertaal|kerk|moskee|ziek|burn-?out|born|married|children|native|church|mosque)\b/i;
  expect(everyone.filter(({ text }) => personal.test(text)).map(({ text }) => text)).toEqual([]);
});

// The desk shows how little code a screen needs on this library. It grew by vacancies, engines and readers, so that the
// limit is per screen and no longer 2,400 lines for all.
const screens = globSync('src/**/*.tsx', { cwd: desk });

test('finds the screens of the desk', () => expect(screens.length).toBeGreaterThan(20));

test.each(screens)('%s has at most 250 lines of code', (file) => {
  const lines = readFileSync(join(desk, file), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s*(?:\/\/|\/?\*)/.test(line));
  expect(lines.length).toBeLessThanOrEqual(250);
});
