import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      must: '`page` is maximaal 72rem breed, `text` 46rem, `form` 36rem.',
      play: ['Page', 'TextWidth', 'Form'],
    },
    {
      sc: '1.4.4',
      must: 'Er blijft ruimte aan de zijkanten; met grotere tekst op een telefoon groeit die niet mee.',
      play: 'Narrow',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
