import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    { must: 'Er is één hoofdhandeling; de andere is `secondary`.', byHand: true },
    {
      sc: '1.4.10',
      must: 'Knoppen komen onder elkaar te staan waar ze niet naast elkaar passen.',
      play: 'Narrow',
    },
    {
      sc: '1.3.1',
      must: 'Het is een gebied met de kop als naam, en die kop is van niveau 2.',
      play: 'Default',
    },
    { must: 'De band heeft een andere kleur dan de band ervoor.', byHand: true },
  ],
  keyboard: [{ keys: 'Tab', effect: 'Naar de volgende link', check: 'tab' }],
} satisfies AccessibilityRecord;
