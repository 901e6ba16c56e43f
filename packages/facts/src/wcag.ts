/** Success criterion of WCAG 2.2, level A or AA. */
export interface SuccessCriterion {
  /** Number, such as 1.4.3. */
  id: SuccessCriterionId;
  level: 'A' | 'AA';
  /** Name in the Dutch translation. */
  nl: string;
  /** Version of WCAG that introduced it. EN 301 549 v3.2.1 has the criteria of 2.0 and 2.1, as clause 9 and the number. */
  since: '2.0' | '2.1' | '2.2';
}

type Row = readonly [
  id: SuccessCriterionId,
  level: 'A' | 'AA',
  nl: string,
  since?: SuccessCriterion['since'],
];

const rows = [
  ['1.1.1', 'A', 'Niet-tekstuele content'],
  ['1.2.1', 'A', 'Louter geluid en louter video'],
  ['1.2.2', 'A', 'Ondertitels (vooraf opgenomen)'],
  ['1.2.3', 'A', 'Audiodescriptie of media-alternatief'],
  ['1.2.4', 'AA', 'Ondertitels (live)'],
  ['1.2.5', 'AA', 'Audiodescriptie (vooraf opgenomen)'],
  ['1.3.1', 'A', 'Info en relaties'],
  ['1.3.2', 'A', 'Betekenisvolle volgorde'],
  ['1.3.3', 'A', 'Zintuiglijke eigenschappen'],
  ['1.3.4', 'AA', 'Weergavestand', '2.1'],
  ['1.3.5', 'AA', 'Identificeer het doel van de input', '2.1'],
  ['1.4.1', 'A', 'Gebruik van kleur'],
  ['1.4.2', 'A', 'Geluidsbediening'],
  ['1.4.3', 'AA', 'Contrast (minimum)'],
  ['1.4.4', 'AA', 'Herschalen van tekst'],
  ['1.4.5', 'AA', 'Afbeeldingen van tekst'],
  ['1.4.10', 'AA', 'Reflow', '2.1'],
  ['1.4.11', 'AA', 'Contrast van niet-tekstuele content', '2.1'],
  ['1.4.12', 'AA', 'Tekstafstand', '2.1'],
  ['1.4.13', 'AA', 'Content bij hover of focus', '2.1'],
  ['2.1.1', 'A', 'Toetsenbord'],
  ['2.1.2', 'A', 'Geen toetsenbordval'],
  ['2.1.4', 'A', 'Enkel teken sneltoetsen', '2.1'],
  ['2.2.1', 'A', 'Timing aanpasbaar'],
  ['2.2.2', 'A', 'Pauzeren, stoppen, verbergen'],
  ['2.3.1', 'A', 'Drie flitsen of beneden drempelwaarde'],
  ['2.4.1', 'A', 'Blokken omzeilen'],
  ['2.4.2', 'A', 'Paginatitel'],
  ['2.4.3', 'A', 'Focusvolgorde'],
  ['2.4.4', 'A', 'Linkdoel (in context)'],
  ['2.4.5', 'AA', 'Meerdere manieren'],
  ['2.4.6', 'AA', 'Koppen en labels'],
  ['2.4.7', 'AA', 'Focus zichtbaar'],
  ['2.4.11', 'AA', 'Focus niet bedekt (minimum)', '2.2'],
  ['2.5.1', 'A', 'Aanwijzergebaren', '2.1'],
  ['2.5.2', 'A', 'Aanwijzerannulering', '2.1'],
  ['2.5.3', 'A', 'Label in naam', '2.1'],
  ['2.5.4', 'A', 'Bewegingsactivering', '2.1'],
  ['2.5.7', 'AA', 'Sleepbewegingen', '2.2'],
  ['2.5.8', 'AA', 'Grootte van het aanwijsgebied (minimum)', '2.2'],
  ['3.1.1', 'A', 'Taal van de pagina'],
  ['3.1.2', 'AA', 'Taal van onderdelen'],
  ['3.2.1', 'A', 'Bij focus'],
  ['3.2.2', 'A', 'Bij input'],
  ['3.2.3', 'AA', 'Consistente navigatie'],
  ['3.2.4', 'AA', 'Consistente identificatie'],
  ['3.2.6', 'A', 'Consistente hulp', '2.2'],
  ['3.3.1', 'A', 'Foutidentificatie'],
  ['3.3.2', 'A', 'Labels of instructies'],
  ['3.3.3', 'AA', 'Foutsuggestie'],
  ['3.3.4', 'AA', 'Foutpreventie'],
  ['3.3.7', 'A', 'Overbodige invoer', '2.2'],
  ['3.3.8', 'AA', 'Toegankelijke authenticatie (minimum)', '2.2'],
  ['4.1.2', 'A', 'Naam, rol, waarde'],
  ['4.1.3', 'AA', 'Statusberichten', '2.1'],
] as const;

export type SuccessCriterionId = (typeof rows)[number][0];

/**
 * Success criteria of WCAG 2.2 at levels A and AA, in order. 4.1.1, which WCAG 2.2 dropped, isn't one of them.
 * @see https://www.w3.org/TR/WCAG22/
 */
export const successCriteria: readonly SuccessCriterion[] = rows.map((row) => {
  const [id, level, nl, since = '2.0'] = row as Row;
  return { id, level, nl, since };
});

/** Criterion with a number. */
export const successCriterion = (id: SuccessCriterionId): SuccessCriterion =>
  successCriteria.find((criterion) => criterion.id === id) as SuccessCriterion;
