import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'graphic'],
  requirements: [
    { must: 'Geel staat er alleen waar een mens de hand in heeft.', byHand: true },
    { sc: '1.1.1', must: 'De tekst ernaast zegt hetzelfde.', byHand: true },
    { sc: '1.1.1', must: 'De tekening is verborgen voor schermlezers.', play: 'All' },
    {
      sc: '1.4.11',
      must: 'In geforceerde kleuren blijft te zien wat er getekend is.',
      byHand: true,
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
