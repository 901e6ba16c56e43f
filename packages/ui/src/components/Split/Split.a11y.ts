import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      sc: '1.3.2',
      must: 'De leesvolgorde is die van de bron: eerst het grote deel.',
      play: 'Default',
    },
    {
      sc: '1.4.10',
      must: 'Niets loopt over de rand, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
