import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'graphic'],
  requirements: [
    {
      must: 'Vanaf een tablet staan de namen onder elkaar en de teksten ernaast.',
      play: 'Tablet',
    },
    { sc: '2.4.4', must: 'Elke link heeft een eigen tekst.', play: 'Default' },
    { sc: '2.5.8', must: 'Elke link is minstens 44 px hoog.', play: 'Default' },
    {
      sc: '1.3.1',
      must: 'Het is een lijst, met een kop van niveau 3 per functie.',
      play: 'Default',
    },
    {
      sc: '2.4.4',
      must: 'De tekst van een link zegt ook zonder de kop waar hij heen leidt.',
      byHand: true,
    },
  ],
  keyboard: [{ keys: 'Tab', effect: 'Naar de volgende link', check: 'tab' }],
} satisfies AccessibilityRecord;
