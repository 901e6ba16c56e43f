import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      must: 'Boven de cijfers staat altijd wat ze waard zijn: wie ze leest, weet het al.',
      play: 'Default',
    },
    { must: 'De drie cijfers staan naast elkaar waar dat past.', play: 'Tablet' },
    { sc: '1.4.10', must: 'Op een telefoon staan zij als regels onder elkaar.', play: 'Phone' },
    {
      sc: '1.4.10',
      must: 'Een lange omschrijving breekt af binnen de eigen kolom.',
      play: ['LongContent', 'Narrow'],
    },
    {
      sc: ['1.3.1', '1.3.2'],
      must: 'Het is een lijst van begrippen (`dl`), met het begrip vóór het cijfer.',
      play: 'Default',
    },
    { must: 'Voor het oog staat het cijfer boven.', play: 'Tablet' },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
