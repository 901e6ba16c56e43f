/** Success criterion of WCAG 2.2, level A or AA. */
export interface SuccessCriterion {
  /** Number, such as 1.4.3. */
  id: SuccessCriterionId;
  level: 'A' | 'AA';
  /** Name in the Dutch translation. */
  nl: string;
  /** Name in the recommendation. */
  en: string;
  /** Version of WCAG that introduced it. EN 301 549 v3.2.1 has the criteria of 2.0 and 2.1, as clause 9 and the number. */
  since: '2.0' | '2.1' | '2.2';
}

type Row = readonly [
  id: SuccessCriterionId,
  level: 'A' | 'AA',
  nl: string,
  en: string,
  since?: SuccessCriterion['since'],
];

const rows = [
  ['1.1.1', 'A', 'Niet-tekstuele content', 'Non-text Content'],
  ['1.2.1', 'A', 'Louter geluid en louter video', 'Audio-only and Video-only (Prerecorded)'],
  ['1.2.2', 'A', 'Ondertitels (vooraf opgenomen)', 'Captions (Prerecorded)'],
  [
    '1.2.3',
    'A',
    'Audiodescriptie of media-alternatief',
    'Audio Description or Media Alternative (Prerecorded)',
  ],
  ['1.2.4', 'AA', 'Ondertitels (live)', 'Captions (Live)'],
  ['1.2.5', 'AA', 'Audiodescriptie (vooraf opgenomen)', 'Audio Description (Prerecorded)'],
  ['1.3.1', 'A', 'Info en relaties', 'Info and Relationships'],
  ['1.3.2', 'A', 'Betekenisvolle volgorde', 'Meaningful Sequence'],
  ['1.3.3', 'A', 'Zintuiglijke eigenschappen', 'Sensory Characteristics'],
  ['1.3.4', 'AA', 'Weergavestand', 'Orientation', '2.1'],
  ['1.3.5', 'AA', 'Identificeer het doel van de input', 'Identify Input Purpose', '2.1'],
  ['1.4.1', 'A', 'Gebruik van kleur', 'Use of Color'],
  ['1.4.2', 'A', 'Geluidsbediening', 'Audio Control'],
  ['1.4.3', 'AA', 'Contrast (minimum)', 'Contrast (Minimum)'],
  ['1.4.4', 'AA', 'Herschalen van tekst', 'Resize Text'],
  ['1.4.5', 'AA', 'Afbeeldingen van tekst', 'Images of Text'],
  ['1.4.10', 'AA', 'Reflow', 'Reflow', '2.1'],
  ['1.4.11', 'AA', 'Contrast van niet-tekstuele content', 'Non-text Contrast', '2.1'],
  ['1.4.12', 'AA', 'Tekstafstand', 'Text Spacing', '2.1'],
  ['1.4.13', 'AA', 'Content bij hover of focus', 'Content on Hover or Focus', '2.1'],
  ['2.1.1', 'A', 'Toetsenbord', 'Keyboard'],
  ['2.1.2', 'A', 'Geen toetsenbordval', 'No Keyboard Trap'],
  ['2.1.4', 'A', 'Enkel teken sneltoetsen', 'Character Key Shortcuts', '2.1'],
  ['2.2.1', 'A', 'Timing aanpasbaar', 'Timing Adjustable'],
  ['2.2.2', 'A', 'Pauzeren, stoppen, verbergen', 'Pause, Stop, Hide'],
  ['2.3.1', 'A', 'Drie flitsen of beneden drempelwaarde', 'Three Flashes or Below Threshold'],
  ['2.4.1', 'A', 'Blokken omzeilen', 'Bypass Blocks'],
  ['2.4.2', 'A', 'Paginatitel', 'Page Titled'],
  ['2.4.3', 'A', 'Focusvolgorde', 'Focus Order'],
  ['2.4.4', 'A', 'Linkdoel (in context)', 'Link Purpose (In Context)'],
  ['2.4.5', 'AA', 'Meerdere manieren', 'Multiple Ways'],
  ['2.4.6', 'AA', 'Koppen en labels', 'Headings and Labels'],
  ['2.4.7', 'AA', 'Focus zichtbaar', 'Focus Visible'],
  ['2.4.11', 'AA', 'Focus niet bedekt (minimum)', 'Focus Not Obscured (Minimum)', '2.2'],
  ['2.5.1', 'A', 'Aanwijzergebaren', 'Pointer Gestures', '2.1'],
  ['2.5.2', 'A', 'Aanwijzerannulering', 'Pointer Cancellation', '2.1'],
  ['2.5.3', 'A', 'Label in naam', 'Label in Name', '2.1'],
  ['2.5.4', 'A', 'Bewegingsactivering', 'Motion Actuation', '2.1'],
  ['2.5.7', 'AA', 'Sleepbewegingen', 'Dragging Movements', '2.2'],
  ['2.5.8', 'AA', 'Grootte van het aanwijsgebied (minimum)', 'Target Size (Minimum)', '2.2'],
  ['3.1.1', 'A', 'Taal van de pagina', 'Language of Page'],
  ['3.1.2', 'AA', 'Taal van onderdelen', 'Language of Parts'],
  ['3.2.1', 'A', 'Bij focus', 'On Focus'],
  ['3.2.2', 'A', 'Bij input', 'On Input'],
  ['3.2.3', 'AA', 'Consistente navigatie', 'Consistent Navigation'],
  ['3.2.4', 'AA', 'Consistente identificatie', 'Consistent Identification'],
  ['3.2.6', 'A', 'Consistente hulp', 'Consistent Help', '2.2'],
  ['3.3.1', 'A', 'Foutidentificatie', 'Error Identification'],
  ['3.3.2', 'A', 'Labels of instructies', 'Labels or Instructions'],
  ['3.3.3', 'AA', 'Foutsuggestie', 'Error Suggestion'],
  ['3.3.4', 'AA', 'Foutpreventie', 'Error Prevention (Legal, Financial, Data)'],
  ['3.3.7', 'A', 'Overbodige invoer', 'Redundant Entry', '2.2'],
  [
    '3.3.8',
    'AA',
    'Toegankelijke authenticatie (minimum)',
    'Accessible Authentication (Minimum)',
    '2.2',
  ],
  ['4.1.2', 'A', 'Naam, rol, waarde', 'Name, Role, Value'],
  ['4.1.3', 'AA', 'Statusberichten', 'Status Messages', '2.1'],
] as const;

export type SuccessCriterionId = (typeof rows)[number][0];

/**
 * Success criteria of WCAG 2.2 at levels A and AA, in order. 4.1.1, which WCAG 2.2 dropped, isn't one of them.
 * @see https://www.w3.org/TR/WCAG22/
 */
export const successCriteria: readonly SuccessCriterion[] = rows.map((row) => {
  const [id, level, nl, en, since = '2.0'] = row as Row;
  return { id, level, nl, en, since };
});

/** Criterion with a number. */
export const successCriterion = (id: SuccessCriterionId): SuccessCriterion =>
  successCriteria.find((criterion) => criterion.id === id) as SuccessCriterion;
