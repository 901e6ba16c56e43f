/** Outcome of a criterion: met, met except for the listed limitations, or not applicable. */
export type Outcome = 'met' | 'partly' | 'none';

/** A success criterion of WCAG 2.2. */
export interface Criterion {
  id: string;
  /** Name in the Dutch translation of WCAG. */
  name: string;
  level: 'A' | 'AA';
  outcome: Outcome;
  /** Path of the test that fails when the criterion isn't met. Undefined if a person checked it. */
  test?: string;
}

const pages = 'apps/site/e2e/pages.test.ts';
const documents = 'apps/site/e2e/documents.test.ts';
const keyboard = 'apps/site/e2e/keyboard.test.ts';
const contact = 'apps/site/src/pages/contact/Contact.e2e.ts';
const scorecard = 'apps/site/src/pages/evidenceScorecard/EvidenceScorecard.e2e.ts';
const everyStory = '.storybook/vitest.setup.ts';
const tabKey = '.storybook/checks/server.test.tsx';

const rows: readonly [
  id: string,
  name: string,
  level: 'A' | 'AA',
  outcome: Outcome,
  test?: string,
][] = [
  ['1.1.1', 'Niet-tekstuele content', 'A', 'met', pages],
  ['1.2.1', 'Louter geluid en louter video', 'A', 'none'],
  ['1.2.2', 'Ondertitels (vooraf opgenomen)', 'A', 'none'],
  ['1.2.3', 'Audiodescriptie of media-alternatief', 'A', 'none'],
  ['1.2.4', 'Ondertitels (live)', 'AA', 'none'],
  ['1.2.5', 'Audiodescriptie (vooraf opgenomen)', 'AA', 'none'],
  ['1.3.1', 'Info en relaties', 'A', 'met', pages],
  ['1.3.2', 'Betekenisvolle volgorde', 'A', 'met'],
  ['1.3.3', 'Zintuiglijke eigenschappen', 'A', 'met'],
  ['1.3.4', 'Weergavestand', 'AA', 'met', keyboard],
  ['1.3.5', 'Identificeer het doel van de input', 'AA', 'met', pages],
  ['1.4.1', 'Gebruik van kleur', 'A', 'met'],
  ['1.4.2', 'Geluidsbediening', 'A', 'none'],
  ['1.4.3', 'Contrast (minimum)', 'AA', 'met', pages],
  ['1.4.4', 'Herschalen van tekst', 'AA', 'met', pages],
  ['1.4.5', 'Afbeeldingen van tekst', 'AA', 'met'],
  ['1.4.10', 'Reflow', 'AA', 'met', pages],
  ['1.4.11', 'Contrast van niet-tekstuele content', 'AA', 'met', 'tokens/tokens.test.ts'],
  ['1.4.12', 'Tekstafstand', 'AA', 'met'],
  ['1.4.13', 'Content bij hover of focus', 'AA', 'none'],
  ['2.1.1', 'Toetsenbord', 'A', 'met', 'apps/site/e2e/main-job.test.ts'],
  ['2.1.2', 'Geen toetsenbordval', 'A', 'met', tabKey],
  ['2.1.4', 'Enkel teken sneltoetsen', 'A', 'met'],
  ['2.2.1', 'Timing aanpasbaar', 'A', 'partly'],
  ['2.2.2', 'Pauzeren, stoppen, verbergen', 'A', 'met'],
  ['2.3.1', 'Drie flitsen of beneden drempelwaarde', 'A', 'met'],
  ['2.4.1', 'Blokken omzeilen', 'A', 'met', 'apps/site/e2e/navigation.test.ts'],
  ['2.4.2', 'Paginatitel', 'A', 'met', documents],
  ['2.4.3', 'Focusvolgorde', 'A', 'met', contact],
  ['2.4.4', 'Linkdoel (in context)', 'A', 'partly'],
  ['2.4.5', 'Meerdere manieren', 'AA', 'met', 'apps/site/src/pages/search/Search.e2e.ts'],
  ['2.4.6', 'Koppen en labels', 'AA', 'met'],
  ['2.4.7', 'Focus zichtbaar', 'AA', 'met', tabKey],
  ['2.4.11', 'Focus niet bedekt (minimum)', 'AA', 'met', keyboard],
  ['2.5.1', 'Aanwijzergebaren', 'A', 'none'],
  ['2.5.2', 'Aanwijzerannulering', 'A', 'partly'],
  ['2.5.3', 'Label in naam', 'A', 'met'],
  ['2.5.4', 'Bewegingsactivering', 'A', 'none'],
  ['2.5.7', 'Sleepbewegingen', 'AA', 'met', scorecard],
  ['2.5.8', 'Grootte van het aanwijsgebied (minimum)', 'AA', 'met', everyStory],
  ['3.1.1', 'Taal van de pagina', 'A', 'met', pages],
  ['3.1.2', 'Taal van onderdelen', 'AA', 'partly'],
  ['3.2.1', 'Bij focus', 'A', 'met'],
  ['3.2.2', 'Bij input', 'A', 'met'],
  ['3.2.3', 'Consistente navigatie', 'AA', 'met'],
  ['3.2.4', 'Consistente identificatie', 'AA', 'met', documents],
  ['3.2.6', 'Consistente hulp', 'A', 'met'],
  ['3.3.1', 'Foutidentificatie', 'A', 'met', contact],
  ['3.3.2', 'Labels of instructies', 'A', 'met'],
  ['3.3.3', 'Foutsuggestie', 'AA', 'partly'],
  ['3.3.4', 'Foutpreventie', 'AA', 'met'],
  ['3.3.7', 'Overbodige invoer', 'A', 'met'],
  ['3.3.8', 'Toegankelijke authenticatie (minimum)', 'AA', 'met'],
  ['4.1.2', 'Naam, rol, waarde', 'A', 'partly'],
  ['4.1.3', 'Statusberichten', 'AA', 'met', keyboard],
];

/** Criteria of WCAG 2.2 at levels A and AA, in order, with their last known outcome. */
export const criteria: readonly Criterion[] = rows.map(([id, name, level, outcome, test]) => ({
  id,
  name,
  level,
  outcome,
  ...(test !== undefined && { test }),
}));
