// The CV and the scorecard of one invented candidate: what a server would send when it is opened.
import type { Category, Evidence } from '@heldermatch/scorecard';
import type { DocumentBlock, DocumentPage } from '@heldermatch/ui';
import { chanceOf, pick, type Applicant } from './candidates.ts';
import type { Vacancy } from './vacancies.ts';

export interface Details {
  pages: readonly DocumentPage[];
  categories: readonly Category[];
}

interface Line extends Omit<DocumentBlock, 'start' | 'end'> {
  text: string;
}

type Id = 'skills' | 'experience' | 'language' | 'motivation' | 'growth';

interface Proof {
  /** As it stands in the CV; empty where the CV says nothing. */
  quote: string;
  why: string;
  context?: string;
}

/** What a CV says for a score, from little to much. */
const proofs: Record<Id, readonly [Proof, Proof, Proof]> = {
  skills: [
    { quote: 'Werkt met Excel en e-mail', why: 'Het cv noemt alleen algemene programma’s.' },
    {
      quote: 'Werkt dagelijks met een ATS',
      why: 'De vacature vraagt ervaring met een ATS, en het cv noemt er een.',
      context: 'Welk systeem dat was, staat er niet. Vraag ernaar.',
    },
    {
      quote: 'Koos een nieuw ATS, richtte het in en leidde veertig collega’s op',
      why: 'De vacature vraagt zelfstandig werken met een ATS; het cv noemt keuze, inrichting en opleiding.',
    },
  ],
  experience: [
    {
      quote: 'Liep een halfjaar stage op de afdeling',
      why: 'De vacature vraagt twee jaar ervaring, en het cv noemt een stage.',
    },
    {
      quote: 'Draaide twee jaar volledig mee op de afdeling',
      why: 'De vacature vraagt twee jaar ervaring, en het cv noemt er twee.',
    },
    {
      quote: 'Droeg drie jaar de eindverantwoordelijkheid voor de afdeling',
      why: 'Het cv noemt meer ervaring dan de vacature vraagt, ook met verantwoordelijkheid.',
    },
  ],
  language: [
    {
      quote: 'Nederlands: in opleiding',
      why: 'De vacature vraagt Nederlands in woord en geschrift; het cv noemt een opleiding.',
      context: 'Het niveau staat er niet bij. Hoor het in een gesprek.',
    },
    {
      quote: 'Nederlands: uitstekend in woord en geschrift',
      why: 'De vacature vraagt goed Nederlands, en het cv noemt dat.',
    },
    {
      quote: 'Voert gesprekken in het Nederlands, Duits en Engels',
      why: 'Nederlands is vereist en een andere taal een pluspunt; het cv noemt er twee.',
    },
  ],
  motivation: [
    {
      quote: '',
      why: 'Het cv zegt niet waarom deze kandidaat dit werk zoekt.',
      context: 'Zonder bewijs zegt deze score weinig.',
    },
    {
      quote: 'Zoekt werk dat ertoe doet',
      why: 'Het cv noemt een wens die bij de vacature past.',
    },
    {
      quote: 'Wil dat kandidaten binnen een dag antwoord krijgen',
      why: 'De wens past bij uw belofte in de vacature om snel te reageren.',
    },
  ],
  growth: [
    { quote: '', why: 'Het cv noemt geen opleiding na het eerste diploma.' },
    {
      quote: 'Cursus gesprekstechniek',
      why: 'Het cv noemt een opleiding in de laatste vijf jaar.',
    },
    {
      quote: 'Rondde een vervolgopleiding arbeidsrecht af',
      why: 'Het cv noemt een recente opleiding die bij het vak hoort.',
    },
  ],
};

const bandOf = (score: number): 0 | 1 | 2 => (score < 45 ? 0 : score < 70 ? 1 : 2);

function pageOf(lines: readonly Line[]): DocumentPage {
  let text = '';
  const blocks = lines.map(({ text: words, ...block }) => {
    const start = text.length;
    text += `${words}\n`;
    return { ...block, start, end: start + words.length };
  });
  return { text, blocks };
}

/** The same for one candidate every time. */
export function detailsOf(
  { id, title, city = '', years = 0, hours = 0, scores }: Applicant,
  vacancy: Vacancy,
): Details {
  const chance = chanceOf(-Number(id));
  const proofOf = (category: Id) =>
    proofs[category][bandOf(scores.find((one) => one.id === category)?.score ?? 0)];
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
        text: `Verzonnen cv. Woont in de buurt van ${city}, beschikbaar voor ${hours} uur per week.`,
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
      const confidence = evidence.length === 0 ? 35 : 65 + Math.round(chance() * 30);
      return { ...scored, confidence, why, context, evidence };
    }),
  };
}
