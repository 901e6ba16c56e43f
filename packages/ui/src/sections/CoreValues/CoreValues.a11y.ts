import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'graphic'],
  requirements: [
    { must: 'Elke waarde zegt wat het bedrijf ervoor doet of laat.', byHand: true },
    {
      must: 'Vier waarden laten geen gat, op een breed scherm en op een tablet.',
      play: ['Default', 'Tablet'],
    },
    {
      sc: '1.3.1',
      must: 'Het is een lijst, met een kop van niveau 3 per waarde.',
      play: 'Default',
    },
    { sc: '1.1.1', must: 'De tekening is versiering.', play: 'Default' },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
