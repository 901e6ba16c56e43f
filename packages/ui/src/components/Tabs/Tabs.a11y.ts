import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    {
      sc: '4.1.2',
      must: 'De rij is een `tablist` met een naam; elk paneel heeft de naam van zijn tabblad.',
      play: 'Default',
    },
    { sc: '4.1.2', must: 'Een schermlezer hoort welk tabblad gekozen is.', play: 'Default' },
    {
      sc: '2.1.1',
      must: 'Een paneel zonder link of knop krijgt zelf focus.',
      play: 'Keyboard',
    },
    {
      sc: '2.4.3',
      must: 'Verdwijnt een paneel met de focus, dan gaat de focus naar het gekozen tabblad.',
      test: '.storybook/checks/rows.test.tsx',
    },
    { sc: '2.5.8', must: 'Elk tabblad is minstens 44 px hoog.', play: 'Default' },
    {
      sc: '1.4.1',
      must: 'Het gekozen tabblad heeft een streep van 3 px, ook in geforceerde kleuren.',
      byHand: true,
    },
    { must: 'Op 320 px staan twee tabbladen van twee korte woorden naast elkaar.', byHand: true },
    {
      sc: '1.4.10',
      must: 'Passen de tabbladen niet naast elkaar, dan schuift niets opzij.',
      check: 'width',
    },
    { must: 'Zij lopen dan door op de volgende regel.', byHand: true },
    {
      must: 'Een kolom staat onder 768 px boven het paneel, en neemt ernaast maximaal een derde van de breedte.',
      play: 'Vertical',
    },
    {
      must: 'Een uitgeschakeld tabblad wordt met de pijlen overgeslagen.',
      play: 'Disabled',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het gekozen tabblad, daarna naar de inhoud ervan', check: 'tab' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      effect: 'Kiest het vorige of volgende tabblad, en gaat rond',
      play: 'Keyboard',
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      when: 'in een kolom',
      effect: 'Kiest het vorige of volgende tabblad, en gaat rond',
      play: 'Vertical',
    },
    {
      keys: ['Home', 'End'],
      effect: 'Kiest het eerste of laatste tabblad',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
