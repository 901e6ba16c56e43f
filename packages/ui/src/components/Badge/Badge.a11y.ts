import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'graphic'],
  requirements: [
    {
      sc: '1.4.1',
      must: 'Elke toon heeft een woord, een pictogram en een kleur; alleen `neutral` mag zonder pictogram.',
      play: 'Tones',
    },
    {
      sc: '1.1.1',
      must: 'Het pictogram is versiering en wordt niet voorgelezen.',
      play: 'Tones',
    },
    {
      sc: '1.4.3',
      must: 'De tekst haalt op elke toon een contrast van minstens 7:1.',
      test: 'tokens/tokens.test.ts',
    },
    {
      sc: '1.4.10',
      must: 'Woorden blijven heel, ook waar een tabel weinig ruimte laat.',
      play: 'Squeezed',
    },
    { sc: '1.4.11', must: 'De rand blijft zichtbaar in geforceerde kleuren.', byHand: true },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
