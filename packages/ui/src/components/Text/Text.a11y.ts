import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    { must: 'Kleine tekst is 16 px, nooit kleiner.', play: 'Sizes' },
    { must: 'Een regel is maximaal ongeveer 66 tekens lang.', play: 'Default' },
    {
      sc: '1.4.3',
      must: '`muted` haalt op elke ondergrond een contrast van minstens 7 : 1.',
      test: 'tokens/tokens.test.ts',
    },
    {
      sc: '1.4.10',
      must: 'Lange adressen breken af.',
      check: 'width',
    },
    {
      sc: '1.4.1',
      must: 'Wat belangrijk is, staat in de woorden: grootte en gewicht zeggen niets tegen een schermlezer.',
      byHand: true,
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
