import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    { must: 'De kern van elk deel is één zin.', byHand: true },
    { must: 'De uitleg zegt wat de zin in de praktijk betekent.', byHand: true },
    {
      sc: '1.3.1',
      must: 'Het zijn twee `article`s, elk met de naam van zijn kop, van niveau 2.',
      play: 'Default',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
