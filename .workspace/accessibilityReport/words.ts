import type { Language, Level, Words } from './subjects.ts';

/** Levels of the VPAT. It reserves 'Not Evaluated' for AAA; here it marks every criterion without an evaluation. */
export const levelNames: Readonly<Record<Level, Words>> = {
  supports: { nl: 'Ondersteunt', en: 'Supports' },
  'partially-supports': { nl: 'Ondersteunt deels', en: 'Partially Supports' },
  'does-not-support': { nl: 'Ondersteunt niet', en: 'Does Not Support' },
  'not-applicable': { nl: 'Niet van toepassing', en: 'Not Applicable' },
  'not-evaluated': { nl: 'Niet onderzocht', en: 'Not Evaluated' },
};

/** Words of the reports. */
export const words = {
  title: { nl: 'Toegankelijkheidsrapport', en: 'Accessibility Conformance Report' },
  edition: {
    nl: 'Naar de opbouw van VPAT 2.5, met EN 301 549 v3.2.1 en WCAG 2.2, niveau A en AA.',
    en: 'Organised as the VPAT 2.5, with EN 301 549 v3.2.1 and WCAG 2.2, levels A and AA.',
  },
  product: { nl: 'Product', en: 'Product' },
  version: { nl: 'Versie', en: 'Version' },
  date: { nl: 'Datum', en: 'Report date' },
  contact: { nl: 'Contact', en: 'Contact' },
  scope: { nl: 'Omvang', en: 'Scope' },
  methods: { nl: 'Methode', en: 'Evaluation methods used' },
  levels: { nl: 'Termen', en: 'Terms' },
  notEvaluated: {
    nl: '‘Niet onderzocht’ betekent: niemand heeft het onderzocht, of de test is voor deze versie niet uitgevoerd. De VPAT houdt die term voor niveau AAA; raden leek ons erger.',
    en: '‘Not Evaluated’ means that nobody has evaluated it, or that its test was not run for this version. The VPAT keeps that term for level AAA; a guess seemed worse.',
  },
  summary: { nl: 'Samenvatting', en: 'Summary' },
  criterion: { nl: 'Criterium', en: 'Criterion' },
  level: { nl: 'Oordeel', en: 'Conformance level' },
  remarks: { nl: 'Toelichting', en: 'Remarks and explanations' },
  levelA: { nl: 'Niveau A', en: 'Level A' },
  levelAA: { nl: 'Niveau AA', en: 'Level AA' },
  web: { nl: 'Web', en: 'Web' },
  documents: { nl: 'Documenten', en: 'Electronic documents' },
  parsing: {
    nl: 'WCAG 2.2 heeft dit criterium geschrapt. EN 301 549 verwijst nog naar WCAG 2.1; volgens W3C voldoet HTML er altijd aan.',
    en: 'WCAG 2.2 has removed this criterion. EN 301 549 still refers to WCAG 2.1; according to W3C, HTML always meets it.',
  },
  chapter: { nl: 'Hoofdstuk', en: 'Chapter' },
  chapter9: { nl: 'Zie de tabellen van WCAG 2.2.', en: 'See the tables of WCAG 2.2.' },
  noClauses: {
    nl: 'De hoofdstukken van EN 301 549 gaan over een app, en niet over een bibliotheek.',
    en: 'The chapters of EN 301 549 are about an app, not about a library.',
  },
} as const satisfies Readonly<Record<string, Words>>;

/** Picks a language. */
export const inLanguage = (language: Language) => (text: Words) => text[language];
