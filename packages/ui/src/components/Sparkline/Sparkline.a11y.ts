import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'graphic'],
  requirements: [
    {
      sc: '1.1.1',
      must: 'Het is een beeld met een naam: de eerste, laatste, laagste en hoogste waarde.',
      play: ['Default', 'Units'],
    },
    { sc: '1.1.1', must: 'Zonder waarden zegt de naam dat.', play: 'Empty' },
    { sc: '1.4.11', must: 'De lijn is in geforceerde kleuren te zien.', byHand: true },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
