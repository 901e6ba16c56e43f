import type { SuccessCriterionId } from '@heldermatch/facts';
import type { AccessibilityRecord, Requirement } from './record.js';

/** Requirement with at least one success criterion. */
type Inherited = Requirement & { sc: SuccessCriterionId | readonly SuccessCriterionId[] };

/** Requirements that components share, by the group in which a component's record puts it. */
const groups = {
  /** Everything that is rendered. */
  all: [
    {
      sc: '1.3.1',
      must: 'Koppen, lijsten, tabellen en groepen zijn ook in de HTML wat zij voor het oog zijn.',
      check: ['axe', 'html'],
    },
    { sc: '1.3.2', must: 'De volgorde in de HTML is de volgorde om te lezen.', byHand: true },
    { sc: '1.3.4', must: 'Het werkt staand en liggend.', check: ['width', 'phone'] },
    { sc: '1.4.1', must: 'Kleur draagt nooit alleen de betekenis.', byHand: true },
    {
      sc: '1.4.3',
      must: 'Tekst haalt in elk thema een contrast van 4,5 : 1; de tokens halen 7 : 1.',
      check: ['axe', 'dark', 'brand'],
    },
    {
      sc: '1.4.11',
      must: 'Randen, pictogrammen en toestanden halen 3 : 1.',
      test: 'tokens/tokens.test.ts',
    },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Niets schuift opzij op een smal scherm.',
      check: ['width', 'phone'],
    },
    {
      sc: '1.4.12',
      must: 'Met ruimere regels, letters en woorden valt geen tekst weg.',
      check: 'spacing',
    },
    {
      sc: '4.1.2',
      must: 'Alles wat te bedienen is, heeft een naam, een rol en een toestand.',
      check: ['axe', 'html'],
    },
  ],
  /** Can be pressed, typed into or focused. */
  interactive: [
    { sc: '2.1.1', must: 'Alles is met het toetsenbord te bereiken.', check: 'tab' },
    { sc: '2.1.2', must: 'De focus is overal te verlaten.', check: 'tab' },
    { sc: '2.4.3', must: 'De focus volgt de volgorde om te lezen.', byHand: true },
    { sc: '2.4.7', must: 'De focus is te zien, ook in geforceerde kleuren.', check: 'tab' },
    {
      sc: '2.5.8',
      must: 'Een aanwijsgebied is minstens 24 bij 24 px, of heeft die ruimte om zich heen.',
      check: ['axe', 'dark', 'phone'],
    },
    {
      sc: '2.5.3',
      must: 'De woorden die te zien zijn, staan ook in de naam.',
      check: ['ace', 'alfa'],
    },
    { sc: '3.2.1', must: 'De focus krijgen verandert niets anders.', byHand: true },
  ],
  /** Starts something when it is pressed. */
  pressed: [
    {
      sc: '2.5.2',
      must: 'De handeling volgt bij het loslaten; wie ernaast loslaat, breekt die af.',
      byHand: true,
    },
  ],
  /** Form field. */
  field: [
    {
      sc: ['1.3.1', '3.3.2'],
      must: 'Het label, de uitleg en ‘(verplicht)’ horen bij het veld, voor het oog en in de naam of omschrijving.',
      check: 'axe',
    },
    {
      sc: '3.2.2',
      must: 'Iets invullen verplaatst de focus niet en verzendt niets.',
      byHand: true,
    },
    {
      sc: ['3.3.1', '3.3.3'],
      must: 'Een fout staat in woorden bij het veld, en hoort bij de omschrijving ervan.',
      test: '.storybook/checks/handles.test.tsx',
    },
  ],
  /** Graphics with a meaning. */
  graphic: [
    {
      sc: '1.1.1',
      must: 'Elk beeld met betekenis heeft een naam; versiering heeft er geen.',
      check: 'axe',
    },
  ],
  /** Moves by itself. */
  moving: [
    {
      sc: ['2.2.2', '2.3.1'],
      must: 'Niets knippert, en wat beweegt staat stil als de lezer om minder beweging vraagt.',
      byHand: true,
    },
  ],
} as const satisfies Record<string, readonly Inherited[]>;

export type InheritedGroup = keyof typeof groups;

export const inherited: Readonly<Record<InheritedGroup, readonly Inherited[]>> = groups;

/** Own and inherited requirements of a component. */
export const requirementsOf = ({ inherits, requirements }: AccessibilityRecord): Requirement[] => [
  ...inherits.flatMap((group) => inherited[group]),
  ...requirements,
];
