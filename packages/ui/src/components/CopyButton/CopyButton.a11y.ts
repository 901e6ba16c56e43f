import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    {
      sc: '4.1.3',
      must: 'Of het kopiëren lukte, is te zien en wordt voorgelezen.',
      play: ['Default', 'Failed'],
    },
    { sc: '2.5.3', must: 'De naam is wat er te zien is.', play: 'Default' },
    {
      must: 'Zonder JavaScript is de knop er niet.',
      test: 'apps/site/src/pages/forCandidates/ForCandidates.e2e.ts',
    },
    { must: 'De knop blijft even breed.', play: 'Default' },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Lange tekst breekt af binnen de knop, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de knop, of verder', check: 'tab' },
    { keys: ['Enter', 'Space'], effect: 'Kopieert', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
