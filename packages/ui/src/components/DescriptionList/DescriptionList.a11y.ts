import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      sc: '1.4.10',
      must: 'Op een telefoon staat het feit onder zijn naam, op een breder scherm ernaast.',
      play: 'Default',
    },
    {
      sc: '1.3.1',
      must: 'Een schermlezer leest naam en feit samen: het is een `<dl>`.',
      play: 'Default',
    },
    { must: 'Een lege waarde krijgt woorden (‘Niet ingevuld’), geen streepje.', byHand: true },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
