import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      sc: '1.3.1',
      must: 'De woorden staan in de toegankelijkheidsboom, op hun plaats in de zin, en nemen geen ruimte in.',
      play: 'InText',
    },
    { must: 'Ze veroorzaken geen schuifbalk.', check: 'width' },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
