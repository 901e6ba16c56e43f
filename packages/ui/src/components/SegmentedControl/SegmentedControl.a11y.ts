import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'graphic'],
  requirements: [
    {
      sc: '4.1.2',
      must: 'Het is een `radiogroup` met een naam, met een `radio` voor elke keuze.',
      play: 'Default',
    },
    {
      sc: '2.1.1',
      must: 'Tab gaat naar wat gekozen is, en een pijl kiest.',
      play: 'Keyboard',
    },
    {
      sc: '2.5.8',
      must: 'Elke keuze is minstens 44 px hoog; met `size="small"` is hij 32 px hoog.',
      play: 'States',
    },
    {
      must: 'Met `size="small"` is het aanwijsgebied voor een vinger 44 px hoog.',
      byHand: true,
    },
    {
      sc: '1.4.1',
      must: 'De gekozen keuze heeft een rand van 2 px, en is in geforceerde kleuren gevuld.',
      byHand: true,
    },
    { must: 'Kiezen verschuift niets.', play: 'Keyboard' },
    {
      sc: '1.4.10',
      must: 'Passen de keuzes niet naast elkaar, dan schuift niets opzij.',
      check: 'width',
    },
    { must: 'Zij lopen dan door op de volgende regel.', byHand: true },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar wat gekozen is, of eruit', check: 'tab' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      effect: 'Kiest de vorige of volgende',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
