import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    { sc: '2.5.8', must: 'De titels zijn links van minstens 44 px hoog.', play: 'Default' },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Lange woorden breken af binnen 320 px met 200% tekst.',
      check: 'width',
    },
    {
      sc: '1.3.1',
      must: 'Het is een genummerde lijst (`ol`) zonder zichtbare nummers.',
      play: 'Default',
    },
    { sc: '2.4.6', must: 'Elke titel is een kop.', play: 'Default' },
    {
      sc: '4.1.3',
      must: 'Het aantal resultaten is een statusbericht; dat geeft de app.',
      test: 'apps/site/src/pages/search/Search.e2e.ts',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Langs de titels', check: 'tab' },
    { keys: 'Enter', when: 'op een titel', effect: 'Opent de plek op de site', play: 'Default' },
  ],
} satisfies AccessibilityRecord;
