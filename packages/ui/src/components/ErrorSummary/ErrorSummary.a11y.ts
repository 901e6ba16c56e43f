import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'graphic'],
  requirements: [
    { sc: '3.3.1', must: 'De teksten zijn letterlijk die bij de velden.', play: 'Default' },
    { sc: '1.3.2', must: 'De volgorde is die van de velden.', byHand: true },
    { must: 'Zonder fouten staat er niets.', play: 'Empty' },
    {
      sc: ['3.3.1', '2.4.3'],
      must: 'Elke link zet de focus in zijn veld, bij elke soort veld.',
      play: 'EveryField',
    },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Het is een gebied met zijn kop als naam, die het aantal fouten noemt.',
      play: 'Default',
    },
    { must: 'Het wordt niet vanzelf voorgelezen.', play: 'Default' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de volgende link', check: 'tab' },
    { keys: 'Enter', effect: 'Zet de focus in het veld', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
