// Generates the CV and the scorecard of one fictitious candidate, as a server would send them when it is opened.
import type { Category, Evidence } from '@heldermatch/scorecard';
import type { DocumentBlock, DocumentPage } from '@heldermatch/ui';
import { createRandom, minEvidenceScore, pick, proofs, type Applicant } from './candidates.ts';
import type { Seed } from './vacancies.ts';

export interface Details {
  pages: readonly DocumentPage[];
  categories: readonly Category[];
}

interface Line extends Omit<DocumentBlock, 'start' | 'end'> {
  text: string;
}

type Id = keyof typeof proofs;
type Proof = (typeof proofs)[Id][number];

const bandOf = (score = 0): 0 | 1 | 2 => (score < minEvidenceScore ? 0 : score < 70 ? 1 : 2);

function pageOf(lines: readonly Line[]): DocumentPage {
  let text = '';
  const blocks = lines.map(({ text: words, ...block }) => {
    const start = text.length;
    text += `${words}\n`;
    return { ...block, start, end: start + words.length };
  });
  return { text, blocks };
}

/** Generates a candidate's details, the same ones every time. */
export function detailsOf(
  { id, title, years = 0, hours = 0, scores }: Applicant,
  vacancy: Seed,
): Details {
  const chance = createRandom(-Number(id));
  const proofOf = (category: Id) =>
    proofs[category][bandOf(scores.find((one) => one.id === category)?.score)] as Proof;
  const [skills, experience, language, motivation, growth] = (
    ['skills', 'experience', 'language', 'motivation', 'growth'] as const
  ).map(proofOf) as [Proof, Proof, Proof, Proof, Proof];
  const employer = pick(['een ziekenhuis', 'een gemeente', 'een bureau', 'een fabriek'], chance());
  const last = 2026 - Math.min(years, 3);
  const lines: readonly (readonly Line[])[] = [
    [
      { type: 'title', text: title },
      {
        type: 'paragraph',
        text: `Verzonnen cv. Beschikbaar voor ${hours} uur per week.`,
      },
      { type: 'heading', text: 'Werk' },
      {
        type: 'paragraph',
        date: `${last} – heden`,
        text: `Werkt als ${vacancy.trade} bij ${employer}. ${experience.quote}.`,
      },
      { type: 'item', text: `${skills.quote}.` },
      {
        type: 'paragraph',
        date: `${2026 - years - 1} – ${last}`,
        text: `Begon als medewerker bij ${pick(['een school', 'een winkel', 'een verzekeraar'], chance())}.`,
      },
      { type: 'heading', text: 'Talen' },
      { type: 'item', text: `${language.quote}.` },
    ],
    [
      { type: 'heading', text: 'Opleiding' },
      ...(growth.quote === ''
        ? []
        : [{ type: 'paragraph' as const, date: '2024', text: `${growth.quote}.` }]),
      { type: 'paragraph', date: `${2026 - years - 4}`, text: 'Diploma mbo personeel en arbeid.' },
      ...(motivation.quote === ''
        ? []
        : [
            { type: 'heading' as const, text: 'Wat ik zoek' },
            { type: 'paragraph' as const, text: `${motivation.quote}.` },
          ]),
    ],
  ];
  const pages = lines.map(pageOf);
  let reference = 0;
  const evidenceOf = ({ quote }: Proof): Evidence[] => {
    const page = pages.findIndex(({ text }) => quote !== '' && text.includes(quote));
    const start = pages[page]?.text.indexOf(quote);
    if (start === undefined) return [];
    reference += 1;
    return [
      { reference, document: `cv-${id}`, page: page + 1, start, end: start + quote.length, quote },
    ];
  };
  return {
    pages,
    categories: scores.map((scored) => {
      const { why, context, ...proof } = proofOf(scored.id as Id);
      const evidence = evidenceOf({ ...proof, why });
      const confidence = evidence.length === 0 ? undefined : 65 + Math.round(chance() * 30);
      return { ...scored, confidence, why, context, evidence };
    }),
  };
}
