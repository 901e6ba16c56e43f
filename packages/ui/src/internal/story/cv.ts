import type { Category, Evidence } from '@heldermatch/scorecard';

/** For stories: an invented CV, and what it proves. */

interface Line {
  type: 'title' | 'heading' | 'paragraph' | 'item';
  date?: string;
  text: string;
}

const lines: readonly (readonly Line[])[] = [
  [
    { type: 'title', text: 'Kandidaat 0412' },
    { type: 'paragraph', text: 'Recruiter in de zorg, woont in de buurt van Utrecht.' },
    { type: 'heading', text: 'Werk' },
    {
      type: 'paragraph',
      date: '2020 – heden',
      text: 'Recruiter bij een ziekenhuis. Zes jaar recruiter in de zorg, waarvan drie jaar met eindverantwoordelijkheid.',
    },
    {
      type: 'item',
      text: 'Zette een wervingscampagne op voor 40 verpleegkundigen en werkt dagelijks met een ATS.',
    },
    { type: 'item', text: 'Voert gesprekken in het Nederlands en het Duits.' },
  ],
  [
    { type: 'heading', text: 'Opleiding' },
    { type: 'paragraph', date: '2024', text: 'Arbeidsrecht voor recruiters.' },
    { type: 'heading', text: 'Wat ik zoek' },
    { type: 'paragraph', text: 'Werk waar kandidaten binnen een dag antwoord krijgen.' },
  ],
];

export const pages = lines.map((page) => {
  const blocks: (Omit<Line, 'text'> & { start: number; end: number })[] = [];
  let text = '';
  for (const { text: line, ...block } of page) {
    blocks.push({ ...block, start: text.length, end: text.length + line.length });
    text += `${line}\n`;
  }
  return { text, blocks };
});

const passages = [
  'Zes jaar recruiter in de zorg',
  'wervingscampagne op voor 40 verpleegkundigen',
  'Voert gesprekken in het Nederlands en het Duits',
  'kandidaten binnen een dag antwoord krijgen',
  'Arbeidsrecht voor recruiters',
];

export const evidence: readonly Evidence[] = passages.map((quote, index) => {
  const page = pages.findIndex(({ text }) => text.includes(quote));
  const start = pages[page]?.text.indexOf(quote) ?? 0;
  return {
    reference: index + 1,
    document: 'cv',
    page: page + 1,
    start,
    end: start + quote.length,
    quote,
  };
});

const restsOn = (...references: readonly number[]) =>
  evidence.filter(({ reference }) => references.includes(reference));

export const categories: readonly Category[] = [
  {
    id: 'skills',
    title: 'Skills & Competenties',
    score: 88,
    confidence: 90,
    why: 'De vacature vraagt om zelfstandig campagnes opzetten, en het cv noemt er een van vergelijkbare omvang.',
    context: 'Budget en resultaat staan niet in het cv. Vraag ernaar.',
    evidence: restsOn(2),
  },
  {
    id: 'experience',
    title: 'Relevante Ervaring',
    score: 92,
    confidence: 95,
    why: 'De vacature vraagt vijf jaar ervaring in de zorg, en het cv noemt er zes.',
    evidence: restsOn(1, 2),
  },
  {
    id: 'language',
    title: 'Taal & Communicatie',
    score: 90,
    confidence: 85,
    why: 'Nederlands is vereist en Duits is een pluspunt; het cv noemt beide.',
    evidence: restsOn(3),
  },
  {
    id: 'motivation',
    title: 'Motivatie & Fit',
    score: 84,
    confidence: 60,
    why: 'De wens past bij uw belofte in de vacature om snel te reageren.',
    evidence: restsOn(4),
  },
  {
    id: 'growth',
    title: 'Groeipotentieel',
    score: 79,
    confidence: 70,
    why: 'De kandidaat schoolde zich onlangs bij in het eigen vak.',
    evidence: restsOn(5),
  },
];
