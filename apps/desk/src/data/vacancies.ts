import type { Weight } from '@heldermatch/scorecard';

export const categories = [
  { id: 'skills', title: 'Skills & Competenties' },
  { id: 'experience', title: 'Relevante Ervaring' },
  { id: 'language', title: 'Taal & Communicatie' },
  { id: 'motivation', title: 'Motivatie & Fit' },
  { id: 'growth', title: 'Groeipotentieel' },
] as const;

/** Something that a vacancy asks of a candidate. */
export interface Requirement {
  /** Unique in its vacancy. */
  id: string;
  /** Category in which it counts. */
  category: (typeof categories)[number]['id'];
  title: string;
  /** Its share in the score of the category. */
  weight: Weight;
  /** Words and phrases that a CV would prove it with. One of them is enough. */
  proofs: readonly string[];
}

/** A vacancy. Every candidate is scored in the same categories. */
export interface Vacancy {
  id: string;
  title: string;
  place: string;
  hours: string;
  requirements: readonly Requirement[];
  /** Number of fictitious candidates. */
  candidates: number;
  /** Occupation of its candidates, for their generated CVs. */
  trade: string;
}

export const vacancies: readonly Vacancy[] = [
  {
    id: 'recruiter-zorg',
    title: 'Recruiter zorg',
    place: 'Utrecht',
    hours: '28 tot 36 uur',
    candidates: 8000,
    trade: 'recruiter',
    requirements: [
      {
        id: 'ats',
        category: 'skills',
        title: 'Werkt met een ATS',
        weight: 'heavy',
        proofs: [
          'ATS',
          'applicant tracking',
          'Recruitee',
          'Bullhorn',
          'Carerix',
          'OTYS',
          'AFAS Werving',
        ],
      },
      {
        id: 'sourcing',
        category: 'skills',
        title: 'Zoekt en benadert zelf kandidaten',
        weight: 'normal',
        proofs: [
          'sourcing',
          'sourcen',
          'LinkedIn Recruiter',
          'boolean',
          'kandidaten benaderen',
          'search',
        ],
      },
      {
        id: 'recruiter',
        category: 'experience',
        title: 'Werkte als recruiter',
        weight: 'heavy',
        proofs: [
          'recruiter',
          'recruitment',
          'werving en selectie',
          'intercedent',
          'corporate recruiter',
        ],
      },
      {
        id: 'care',
        category: 'experience',
        title: 'Kent de zorg van binnen',
        weight: 'normal',
        proofs: [
          'ziekenhuis',
          'zorg',
          'verpleegkundigen',
          'ggz',
          'thuiszorg',
          'hospital',
          'healthcare',
          'nurses',
        ],
      },
      {
        id: 'dutch',
        category: 'language',
        title: 'Nederlands op niveau C1',
        weight: 'normal',
        proofs: ['Nederlands', 'Dutch'],
      },
      {
        id: 'writing',
        category: 'language',
        title: 'Schrijft vacatureteksten',
        weight: 'normal',
        proofs: [
          'vacatureteksten',
          'vacatures schrijven',
          'advertentieteksten',
          'copywriting',
          'job ads',
          'blogs',
        ],
      },
      {
        id: 'motive',
        category: 'motivation',
        title: 'Wil in de zorg werken',
        weight: 'normal',
        proofs: [
          'maatschappelijk',
          'voor de zorg',
          'in de zorg werken',
          'betekenis',
          'vrijwilliger',
          'zorgsector',
        ],
      },
      {
        id: 'learning',
        category: 'growth',
        title: 'Leerde de laatste jaren bij',
        weight: 'normal',
        proofs: [
          'cursus',
          'training',
          'opleiding',
          'certificaat',
          'leergang',
          'course',
          'certificate',
        ],
      },
    ],
  },
  {
    id: 'planner-logistiek',
    title: 'Planner logistiek',
    place: 'Tilburg',
    hours: '32 tot 40 uur',
    candidates: 1500,
    trade: 'planner',
    requirements: [
      {
        id: 'tms',
        category: 'skills',
        title: 'Plant met een TMS of WMS',
        weight: 'heavy',
        proofs: [
          'TMS',
          'WMS',
          'transport management',
          'warehouse management',
          'SAP',
          'Transics',
          'Qualcomm',
        ],
      },
      {
        id: 'excel',
        category: 'skills',
        title: 'Rekent en rapporteert in Excel',
        weight: 'normal',
        proofs: ['Excel', 'draaitabellen', 'Power BI', 'pivot tables', 'spreadsheets'],
      },
      {
        id: 'planner',
        category: 'experience',
        title: 'Plande ritten of voorraad',
        weight: 'heavy',
        proofs: [
          'planner',
          'planning',
          'ritten',
          'rittenplanning',
          'transportplanner',
          'dispatcher',
          'routes',
          'voorraad',
        ],
      },
      {
        id: 'logistics',
        category: 'experience',
        title: 'Werkte in transport of een magazijn',
        weight: 'normal',
        proofs: [
          'transport',
          'magazijn',
          'warehouse',
          'distributiecentrum',
          'chauffeur',
          'expeditie',
          'logistiek',
        ],
      },
      {
        id: 'languages',
        category: 'language',
        title: 'Spreekt Engels of Duits met chauffeurs',
        weight: 'normal',
        proofs: ['Engels', 'Duits', 'English', 'German', 'Deutsch'],
      },
      {
        id: 'shifts',
        category: 'motivation',
        title: 'Wil in ploegen werken',
        weight: 'normal',
        proofs: [
          'ploegen',
          'ploegendienst',
          'nachtdienst',
          'wisselende diensten',
          'shifts',
          'weekend',
        ],
      },
      {
        id: 'diploma',
        category: 'growth',
        title: 'Haalde een vakdiploma',
        weight: 'normal',
        proofs: [
          'ADR',
          'code 95',
          'heftruckcertificaat',
          'vakdiploma',
          'diploma',
          'certificaat',
          'Lean',
          'Six Sigma',
        ],
      },
    ],
  },
  {
    id: 'hr-adviseur',
    title: 'Hr-adviseur',
    place: 'Zwolle',
    hours: '24 tot 32 uur',
    candidates: 500,
    trade: 'hr-adviseur',
    requirements: [
      {
        id: 'law',
        category: 'skills',
        title: 'Kent het arbeidsrecht',
        weight: 'heavy',
        proofs: [
          'arbeidsrecht',
          'cao',
          'ontslag',
          'vaststellingsovereenkomst',
          'Wwz',
          'WAB',
          'labour law',
          'employment law',
        ],
      },
      {
        id: 'absence',
        category: 'skills',
        title: 'Begeleidt verzuim',
        weight: 'normal',
        proofs: [
          'verzuim',
          'Wet verbetering poortwachter',
          're-integratie',
          'bedrijfsarts',
          'sick leave',
          'absence',
        ],
      },
      {
        id: 'adviser',
        category: 'experience',
        title: 'Adviseerde leidinggevenden',
        weight: 'heavy',
        proofs: [
          'hr-adviseur',
          'hr adviseur',
          'hr business partner',
          'personeelsadviseur',
          'leidinggevenden adviseren',
          'P&O',
          'advised managers',
        ],
      },
      {
        id: 'reorganisation',
        category: 'experience',
        title: 'Maakte een reorganisatie mee',
        weight: 'light',
        proofs: [
          'reorganisatie',
          'fusie',
          'sociaal plan',
          'ondernemingsraad',
          'works council',
          'reorganisation',
          'merger',
        ],
      },
      {
        id: 'policy',
        category: 'language',
        title: 'Schrijft beleid en leidt gesprekken',
        weight: 'normal',
        proofs: [
          'beleid',
          'personeelshandboek',
          'gesprekstechnieken',
          'mediation',
          'bemiddelen',
          'policy',
          'policies',
        ],
      },
      {
        id: 'motive',
        category: 'motivation',
        title: 'Wil mensen verder helpen',
        weight: 'normal',
        proofs: [
          'mensen helpen',
          'mensen verder',
          'ontwikkeling van mensen',
          'coachen',
          'begeleiden',
          'coaching',
        ],
      },
      {
        id: 'education',
        category: 'growth',
        title: 'Deed een opleiding in hr',
        weight: 'normal',
        proofs: [
          'hrm',
          'personeelsmanagement',
          'human resource',
          'arbeids- en organisatiepsychologie',
          'leergang',
          'master',
        ],
      },
    ],
  },
];

export const vacancyOf = (id: string): Vacancy | undefined =>
  vacancies.find((vacancy) => vacancy.id === id);
