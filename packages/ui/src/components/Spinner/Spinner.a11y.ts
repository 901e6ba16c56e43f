import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'moving'],
  requirements: [
    {
      sc: ['1.1.1', '4.1.3'],
      must: 'Alleen staand is hij een `status` met zijn label als naam.',
      play: ['Default', 'WithLabel'],
    },
    {
      sc: '1.1.1',
      must: 'Met `isDecorative` zwijgt hij: de woorden ernaast zeggen het al.',
      play: 'Decorative',
    },
    {
      sc: '2.2.2',
      must: 'Wie minder beweging wil, ziet een stilstaande gestippelde ring.',
      byHand: true,
    },
    { sc: '1.4.11', must: 'De ring is zichtbaar in geforceerde kleuren.', byHand: true },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
