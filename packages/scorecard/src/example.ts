/**
 * Invented vacancy with its candidates, for illustrations, stories and tests. Its scores, weights and evidence numbers
 * lead to the same totals everywhere.
 */
import type { LogEntry } from './log.ts';
import type { Category, Evidence, Scores, Weight, Weights } from './scorecard.ts';
import { totalOf, type Total } from './total.ts';

export interface Line {
  type: 'title' | 'redaction' | 'heading' | 'paragraph' | 'item';
  date?: string;
  text: string;
}

export const vacancy = { id: 'recruiter-zorg', title: 'Recruiter zorg', place: 'Utrecht' } as const;

interface Criterion {
  id: string;
  title: string;
  /** Requirement of the vacancy. */
  requirement: string;
  weight: Weight;
}

/** Criteria that are scored for every candidate, with their weight. */
export const criteria = [
  {
    id: 'skills',
    title: 'Skills & Competenties',
    requirement: 'Zelf wervingscampagnes opzetten',
    weight: 'heavy',
  },
  {
    id: 'experience',
    title: 'Relevante Ervaring',
    requirement: 'Vijf jaar of meer in de zorg',
    weight: 'heavy',
  },
  {
    id: 'language',
    title: 'Taal & Communicatie',
    requirement: 'Nederlands; Duits is een wens',
    weight: 'normal',
  },
  {
    id: 'motivation',
    title: 'Motivatie & Fit',
    requirement: 'Kandidaten snel antwoord willen geven',
    weight: 'light',
  },
  {
    id: 'growth',
    title: 'Groeipotentieel',
    requirement: 'Bijblijven in het eigen vak',
    weight: 'normal',
  },
] as const satisfies readonly Criterion[];

type CriterionId = (typeof criteria)[number]['id'];

export const weights: Weights = new Map(criteria.map(({ id, weight }) => [id, weight]));

const cvLines: readonly Line[] = [
  { type: 'title', text: 'Kandidaat 0412' },
  { type: 'redaction', text: 'Naam, adres en geboortedatum afgedekt' },
  {
    type: 'paragraph',
    text: 'Zes jaar recruiter in de zorg, waarvan drie jaar met eindverantwoordelijkheid.',
  },
  { type: 'heading', text: 'Ervaring' },
  { type: 'paragraph', date: '2023 – heden', text: 'Recruiter, ziekenhuis' },
  { type: 'item', text: 'Zette een wervingscampagne op voor 40 verpleegkundigen.' },
  { type: 'item', text: 'Beheert zes vacatures tegelijk en werkt dagelijks met een ATS.' },
  { type: 'paragraph', date: '2020 – 2023', text: 'Recruiter, thuiszorg' },
  { type: 'paragraph', date: '2017 – 2020', text: 'Intercedent, uitzendbureau' },
  { type: 'heading', text: 'Opleiding' },
  { type: 'paragraph', date: '2024', text: 'Arbeidsrecht voor recruiters, cursus' },
  { type: 'paragraph', date: '2013 – 2017', text: 'Hbo Human Resource Management' },
  { type: 'heading', text: 'Talen' },
  { type: 'paragraph', text: 'Voert gesprekken in het Nederlands en het Duits.' },
  { type: 'heading', text: 'Wat ik zoek' },
  {
    type: 'paragraph',
    text: 'Een organisatie waar kandidaten binnen een dag antwoord krijgen.',
  },
];

/** Page of these lines, as parsed from a file: its text, and the role of each part. */
export function pageOf(lines: readonly Line[]): {
  text: string;
  blocks: (Omit<Line, 'text'> & { start: number; end: number })[];
} {
  let text = '';
  const blocks = lines.map(({ text: line, ...block }) => {
    const start = text.length;
    text += `${line}\n`;
    return { ...block, start, end: start + line.length };
  });
  return { text, blocks };
}

/** Parsed CV of the first candidate, of one page. */
export const cv = pageOf(cvLines);

const campaign = 'Zette een wervingscampagne op voor 40 verpleegkundigen';

/** Quotes from the CV for each category. */
const quotes: Record<CriterionId, readonly string[]> = {
  skills: [campaign],
  experience: ['Zes jaar recruiter in de zorg', campaign],
  language: ['Voert gesprekken in het Nederlands en het Duits'],
  motivation: ['kandidaten binnen een dag antwoord krijgen'],
  growth: ['Arbeidsrecht voor recruiters'],
};

/** Numbered from top to bottom of the CV. */
export const evidence: readonly Evidence[] = [...new Set(Object.values(quotes).flat())]
  .map((quote) => ({ quote, start: cv.text.indexOf(quote) }))
  .toSorted((one, other) => one.start - other.start)
  .map(({ quote, start }, index) => ({
    reference: index + 1,
    document: 'cv',
    page: 1,
    start,
    end: start + quote.length,
    quote,
  }));

interface Finding {
  score: number;
  confidence: number;
  /** Short version of `why`, for limited space. */
  brief: string;
  why: string;
  context: string;
}

const findings: Record<CriterionId, Finding> = {
  skills: {
    score: 88,
    confidence: 90,
    brief: 'Zette een campagne van deze omvang op.',
    why: 'De vacature vraagt om zelf campagnes op te zetten, en het cv noemt er een van vergelijkbare omvang.',
    context: 'Budget en resultaat staan niet in het cv. Vraag ernaar.',
  },
  experience: {
    score: 92,
    confidence: 95,
    brief: 'Zes jaar, waar de vacature er vijf vraagt.',
    why: 'De vacature vraagt vijf jaar ervaring in de zorg, en het cv noemt er zes.',
    context: 'Drie van de zes jaar waren met eindverantwoordelijkheid.',
  },
  language: {
    score: 90,
    confidence: 85,
    brief: 'Nederlands en Duits.',
    why: 'Nederlands is vereist en Duits is een wens; het cv noemt beide.',
    context: 'Het niveau van het Duits staat niet in het cv.',
  },
  motivation: {
    score: 84,
    confidence: 60,
    brief: 'Wil kandidaten snel antwoord geven.',
    why: 'De wens past bij uw belofte in de vacature om snel te reageren.',
    context: 'Eén zin zegt weinig, vandaar de lage zekerheid. Bespreek het in het gesprek.',
  },
  growth: {
    score: 79,
    confidence: 70,
    brief: 'Schoolde zich onlangs bij.',
    why: 'De kandidaat schoolde zich onlangs bij in het eigen vak.',
    context: 'Het cv noemt geen leerdoelen.',
  },
};

/** Categories of the first candidate. */
export const categories: readonly (Category & Finding & { id: CriterionId })[] = criteria.map(
  ({ id, title }) => ({
    id,
    title,
    ...findings[id],
    evidence: evidence.filter(({ quote }) => quotes[id].includes(quote)),
  }),
);

export const total: Total = totalOf(categories, weights);

/** Strengths and gaps of the CV for the vacancy. */
export const summary = {
  strengths: 'ruime ervaring in de zorg en een campagne van vergelijkbare omvang.',
  gaps: 'het cv noemt geen resultaat van die campagne en zegt weinig over motivatie.',
} as const;

interface Candidate extends Scores {
  title: string;
  /** Reason for the candidate's place, in one sentence. */
  why: string;
}

const scored = (candidate: string, why: string, ...scores: readonly number[]): Candidate => ({
  candidate,
  title: nameOf(candidate),
  why,
  categories: criteria.map(({ id, title }, index) => ({ id, title, score: scores[index] ?? 0 })),
});

export const nameOf = (candidate: string): string => `Kandidaat ${candidate}`;

/** All candidates of the vacancy; `rank` sorts them. */
export const candidates: readonly Candidate[] = [
  scored(
    '0412',
    'Zes jaar in de zorg en een campagne van vergelijkbare omvang.',
    ...criteria.map(({ id }) => findings[id].score),
  ),
  scored(
    '0388',
    'Vier jaar werving voor ziekenhuizen. Geen campagnes in het cv.',
    74,
    86,
    88,
    80,
    77,
  ),
  scored('0431', 'Sterk in campagnes, maar het cv noemt alleen Engels.', 91, 78, 62, 86, 83),
  scored('0399', 'Spreekt Nederlands en Duits. Twee jaar in de zorg.', 70, 64, 96, 93, 88),
  scored('0457', 'Recruiter in de techniek. Ervaring in de zorg ontbreekt.', 72, 38, 84, 65, 61),
];

/** A recruiter's adjustment of the first candidate's scorecard. */
export const adjustment = {
  type: 'adjustment',
  candidate: '0412',
  category: 'language',
  original: findings.language.score,
  score: 70,
  reason: 'Het cv zegt niet hoe goed het Duits is. Eerst navragen.',
  id: 'regel-1',
  at: '2026-03-03T11:04:00.000Z',
  by: 'Noor',
} as const satisfies LogEntry;
