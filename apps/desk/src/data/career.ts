// Generates the career of a fictitious candidate. Everything else about the candidate is derived from it: the scores and
// years in the list, and the CV that is written when it is opened.
import { factors, type Scores } from '@heldermatch/scorecard';
import hr from './phrases/hr-adviseur.json' with { type: 'json' };
import planner from './phrases/planner-logistiek.json' with { type: 'json' };
import recruiter from './phrases/recruiter-zorg.json' with { type: 'json' };
import otherOccupations from './phrases/others.json' with { type: 'json' };
import { categories } from '../vacancy.ts';
import type { Seed } from './vacancies.ts';

export type Language = 'nl' | 'en';

/** Little, enough, much evidence; or junior, regular, senior. */
export type Level = 0 | 1 | 2;

type In<Value> = Readonly<Record<Language, Value>>;

/** An occupation outside the trade. */
interface Occupation extends In<string> {
  /** Whether it is in the sector that the vacancy asks for, such as healthcare. */
  isSector?: boolean;
  /** Education that it needs. */
  study?: In<string>;
  /** Employers; by default those of the vacancy. */
  employers?: readonly string[];
  duties: In<readonly string[]>;
}

/** Evidence for a requirement as CVs phrase it, by level: little, enough, much. */
interface Proof extends Partial<In<readonly (readonly string[])[]>> {
  /** Place of the evidence in a CV: 'duty', 'trade', 'sector', 'language', 'motive' or 'course'. */
  place: string;
  /** Share of the CVs with evidence. */
  share: number;
  /** Whether only the last five years count. */
  isRecent?: boolean;
  /** Dutch noun for the requirement, after 'over'. */
  over: string;
  /** Dutch nouns for the evidence, by level. */
  shows: readonly string[];
}

interface Phrases {
  trade: In<string>;
  roles: In<readonly (readonly string[])[]>;
  internship: In<readonly string[]>;
  sector: readonly string[];
  employers: readonly string[];
  others: readonly Occupation[];
  duties: In<readonly string[]>;
  languages: In<readonly string[]>;
  requirements: Readonly<Record<string, Proof>>;
}

const phrases: Readonly<Record<string, Phrases>> = {
  'recruiter-zorg': recruiter,
  'planner-logistiek': planner,
  'hr-adviseur': hr,
};

/** Occupations that are in the CVs for every vacancy. */
const sharedOthers: readonly Occupation[] = otherOccupations;

export const phrasesOf = ({ id }: Seed): Phrases => phrases[id] as Phrases;

/** The current month in the fictitious data, November 2026. Months are counted from January of year 0. */
export const now = 2026 * 12 + 10;

/** Months, `to` exclusive. */
export interface Period {
  from: number;
  to: number;
}

export interface Job extends Period {
  /** A gap is a period of three months or more between jobs. */
  kind: 'trade' | 'other' | 'internship' | 'side' | 'gap';
  level: Level;
  isSector: boolean;
  occupation?: Occupation;
}

/** Evidence for a requirement. */
export interface Claim {
  /** Requirement. */
  id: string;
  proof: Proof;
  level: Level;
  /** Share of the requirement that is met, in per cent. */
  points: number;
  /** Job of a duty; a duty without a job is listed as a skill. */
  job?: Job | undefined;
  /** Month of a course. */
  month?: number;
}

export interface Career {
  number: number;
  language: Language;
  hours: number;
  study: Period;
  /** Jobs and gaps from old to new. */
  jobs: readonly Job[];
  /** Months of work in the trade. */
  months: number;
  /** Extent of the CV, from 0 to 1. */
  extent: number;
  claims: readonly Claim[];
}

/** Creates a seeded pseudo-random generator of numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const pick = <Item>(items: readonly Item[], chance: number): Item =>
  items[Math.floor(chance * items.length)] as Item;

const monthsOf = (jobs: readonly Period[]) =>
  jobs.reduce((sum, { from, to }) => sum + to - from, 0);

/** Generates the jobs from `start`, with the gaps between them. */
function pathOf(start: number, { sector, others }: Phrases, chance: () => number) {
  const jobs: Job[] = [];
  const route = chance();
  // Some never worked in the trade, some always did, and the others changed to it.
  const change = route < 0.14 ? now : route < 0.5 ? start : start + (now - start) * 0.8 * chance();
  const end = chance() < 0.12 ? now - 1 - Math.floor(chance() * 2) : now;
  const isInSector = () => sector.length > 0 && chance() < 0.42;
  let months = 0;
  let level: Level = 0;
  let trained: Occupation | undefined;
  for (let from = start; from < end;) {
    const length = 10 + Math.floor(chance() ** 2 * 110);
    const to = end - from - length < 10 ? end : from + length;
    if (from >= change) {
      const halfway = months + (to - from) / 2;
      level = halfway < 20 ? 0 : level < 2 && (halfway < 84 || chance() < 0.4) ? 1 : 2;
      jobs.push({ kind: 'trade', from, to, level, isSector: isInSector() });
      months += to - from;
    } else {
      let occupation: Occupation = pick(chance() < 0.4 ? others : sharedOthers, chance());
      // One education in the CV is enough.
      if (occupation.study !== undefined) occupation = trained ??= occupation;
      const { isSector = false } = occupation;
      jobs.push({ kind: 'other', from, to, level: 0, isSector, occupation });
    }
    const pause = Math.floor(chance() < 0.06 ? 3 + chance() * 14 : chance() * 2);
    if (pause > 2 && to + pause < end) {
      jobs.push({ kind: 'gap', from: to, to: to + pause, level: 0, isSector: false });
    }
    from = to + pause;
  }
  return { jobs, isInSector };
}

/** Points for a duty: more for initiative and for years of practice, fewer when it was long ago. */
const dutyPoints = (level: Level, { from, to }: Job) =>
  ([45, 58, 76] as const)[level] + Math.min(18, (to - from) / 6) - (to < now - 60 ? 8 : 0);

/** Generates a candidate's evidence for one requirement; undefined if the CV has none. */
function claimOf(
  id: string,
  proof: Proof,
  { jobs, study, months, extent }: Omit<Career, 'claims'>,
  chance: () => number,
): Claim | undefined {
  const dice = chance();
  const luck = chance();
  const where = chance();
  const claim = (level: Level, points: number, rest?: Partial<Claim>): Claim => ({
    id,
    proof,
    level,
    // A short CV shows less of the same work.
    points: points * (0.7 + extent * 0.3),
    ...rest,
  });
  const { place, share } = proof;
  if (place === 'trade') {
    if (months > 0) return claim(months < 60 ? 1 : 2, 36 + Math.min(62, months / 2.4));
    return jobs.some(({ kind }) => kind === 'internship') ? claim(0, 24) : undefined;
  }
  if (place === 'sector') {
    const inSector = monthsOf(jobs.filter(({ isSector }) => isSector));
    if (inSector === 0) return undefined;
    return claim(inSector < 24 ? 0 : inSector < 72 ? 1 : 2, 38 + Math.min(60, inSector / 2.4));
  }
  if (dice > share * (0.6 + extent * 0.8)) return undefined;
  // An outsider seldom has more than an ordinary course or motive.
  const isModest = months === 0 && place !== 'language';
  const level = luck < 0.25 ? 0 : luck < 0.72 || isModest ? 1 : 2;
  if (place === 'duty') {
    // An intern seldom has such a duty.
    const kind = months > 0 || luck < 0.5 ? 'trade' : 'internship';
    const practised = jobs.filter((one) => one.kind === kind);
    const job = practised.at(Math.floor(where ** 0.5 * practised.length));
    if (job === undefined) return luck < 0.35 ? claim(0, 28) : undefined;
    if (level === 0) return claim(0, 34 + Math.min(12, months / 12));
    const reached = job.kind === 'internship' || job.level === 0 ? 1 : level;
    return claim(reached, dutyPoints(job.kind === 'internship' ? 0 : reached, job), { job });
  }
  if (place !== 'course') return claim(level, ([44, 70, 90] as const)[level]);
  const first = proof.isRecent === true ? Math.max(study.to - 6, now - 58) : study.to - 6;
  const month = first + Math.floor(where * (now - first));
  return claim(level, ([46, 66, 86] as const)[level] - Math.min(12, (now - month) / 12), { month });
}

/** Generates a candidate's career, the same one every time. */
export function careerOf(number: number, vacancy: Seed): Career {
  const chance = createRandom(number);
  const words = phrasesOf(vacancy);
  const language = chance() < 0.125 ? 'en' : 'nl';
  const hours = 24 + 4 * Math.floor(chance() * 5);
  const extent = chance();
  const start = now - 6 - Math.floor(chance() ** 1.5 * 330);
  const study = { from: start - 36 - 12 * Math.floor(chance() * 2), to: start };
  const { jobs, isInSector } = pathOf(start, words, chance);
  const months = monthsOf(jobs.filter(({ kind }) => kind === 'trade'));
  if (chance() < 0.3) {
    const from = start - 14 + Math.floor(chance() * 6);
    jobs.unshift({ kind: 'internship', from, to: from + 5, level: 0, isSector: isInSector() });
  }
  if (chance() < 0.2) {
    const from = start - 20 + Math.floor(chance() * (now - start));
    const to = Math.min(now, from + 8 + Math.floor(chance() * 60));
    jobs.unshift({ kind: 'side', from, to, level: 0, isSector: false });
  }
  const career = { number, language, hours, study, jobs, months, extent } as const;
  const claims = vacancy.requirements
    .map(({ id }) => claimOf(id, words.requirements[id] as Proof, career, chance))
    .filter((claim) => claim !== undefined);
  return { ...career, claims };
}

/**
 * Scores a career: per category the weighted mean of its requirements. There is no score without evidence. More and
 * clearer evidence, and a longer CV, raise the confidence.
 */
export function scoresOf({ claims, extent }: Career, { requirements }: Seed): Scores['categories'] {
  return categories.map((category) => {
    let sum = 0;
    let divisor = 0;
    let proven = 0;
    let levels = 0;
    for (const { id, category: counted, weight } of requirements) {
      if (counted !== category.id) continue;
      divisor += factors[weight];
      const claim = claims.find((one) => one.id === id);
      if (claim === undefined) continue;
      sum += factors[weight] * claim.points;
      proven += 1;
      levels += claim.level;
    }
    const { id, title } = category;
    if (proven === 0) return category;
    const confidence = Math.min(
      95,
      Math.round(42 + 8 * (proven + extent) + (14 * levels) / proven),
    );
    return { id, title, score: Math.round(sum / divisor), confidence };
  });
}
