import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      must: 'Nooit meer kolommen dan `columns`.',
      play: ['TwoColumns', 'ThreeColumns', 'FourColumns'],
    },
    {
      must: 'Drie dingen in drie kolommen staan onder elkaar waar ze niet naast elkaar passen, nooit twee met een gat eronder.',
      play: 'ThreeItems',
    },
    {
      sc: '1.4.10',
      must: 'Op 320 px met 200% tekst is er één kolom.',
      play: 'Narrow',
    },
    { sc: '1.4.10', must: 'Geen kolom is smaller dan zijn inhoud kan hebben.', check: 'width' },
    {
      sc: '1.3.1',
      must: 'Met `as="ul"` is het een lijst.',
      play: ['TwoColumns', 'ThreeColumns'],
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
