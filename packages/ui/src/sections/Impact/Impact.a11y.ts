import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    { must: 'Boven de cijfers staat ‘indicatief, geen garantie’.', play: 'Default' },
    { must: 'Elk cijfer heeft zijn eenheid en zegt wat er geteld wordt.', byHand: true },
    {
      sc: '1.3.1',
      must: 'Het is een lijst van begrippen (`dl`), met het begrip vóór het cijfer.',
      play: 'Default',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
