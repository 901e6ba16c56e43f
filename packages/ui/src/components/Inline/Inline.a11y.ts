import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Niets loopt buiten de pagina, hoe smal die ook is.',
      check: 'width',
    },
    { must: 'De ruimte tussen regels is gelijk aan die tussen de kinderen.', play: 'Many' },
    { sc: '1.3.2', must: 'De volgorde op het scherm is die van de code.', byHand: true },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
