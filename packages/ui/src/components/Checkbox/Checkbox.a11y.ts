import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'field', 'graphic'],
  requirements: [
    {
      sc: '2.5.8',
      must: 'Het getekende vakje is 24 px, het aanwijsgebied 44 bij 44 px; de tekst erachter telt ook mee.',
      play: 'Default',
    },
    {
      must: 'Een druk op een link in de tekst volgt de link en verandert het vakje niet.',
      play: 'WithLinks',
    },
    {
      sc: '1.4.11',
      must: 'Aan, uit, gedeeltelijk, fout en focus zijn ook in geforceerde kleuren te zien.',
      byHand: true,
    },
    {
      sc: ['1.4.1', '3.3.1'],
      must: 'Een foutmelding staat direct onder de tekst, met een pictogram.',
      play: 'Invalid',
    },
    {
      sc: ['3.3.1', '4.1.2'],
      must: 'Een fout hoort bij de omschrijving van het vakje en zet `aria-invalid`.',
      play: 'Invalid',
    },
    {
      sc: ['3.3.2', '4.1.2'],
      must: '`isRequired` zet `aria-required` en toont ‘(verplicht)’.',
      play: 'Required',
    },
    {
      sc: '4.1.2',
      must: 'Het is een checkbox met de tekst als naam, ook met `isLabelHidden`.',
      play: ['Default', 'LabelHidden'],
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Naar het vakje, daarna naar de links in de tekst, en verder',
      check: 'tab',
    },
    { keys: 'Space', effect: 'Zet het vakje aan of uit', play: 'Keyboard' },
    { keys: 'Enter', effect: 'Verzendt het formulier, zoals in elk veld', play: 'InForm' },
  ],
  issues: [
    {
      nl: 'React Aria zet een leeg `label` om het vakje. Sommige hulpmiddelen melden dat; de naam klopt.',
      en: 'React Aria wraps the box in an empty `label`. Some tools report it; the name is right.',
      sc: '4.1.2',
      workaround: {
        nl: 'Negeer de melding: de tekst ernaast is de naam van het vakje.',
        en: 'Ignore the report: the text next to the box is its name.',
      },
    },
  ],
} satisfies AccessibilityRecord;
