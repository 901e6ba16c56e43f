import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      must: 'De lijn heeft geen eigen marge: de `Stack` eromheen bepaalt de ruimte.',
      play: 'Default',
    },
    {
      sc: '1.3.1',
      must: 'Het is een `<hr>`: een schermlezer kan de scheiding melden.',
      play: 'Default',
    },
    { sc: '1.4.11', must: 'De lijn is zichtbaar in geforceerde kleuren.', byHand: true },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
