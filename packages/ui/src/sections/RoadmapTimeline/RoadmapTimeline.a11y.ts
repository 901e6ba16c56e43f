import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'graphic'],
  requirements: [
    {
      sc: '1.4.1',
      must: 'Elke status heeft een woord en een pictogram, nooit alleen een kleur.',
      play: 'Default',
    },
    { must: 'Maximaal één fase loopt nu.', byHand: true },
    { must: 'De fasen staan in de volgorde van de tijd.', byHand: true },
    {
      sc: '1.3.1',
      must: 'Het is een geordende lijst (`ol`), met een kop van niveau 3 per fase.',
      play: 'Default',
    },
    {
      sc: '1.3.1',
      must: 'De lopende fase heeft `aria-current="step"`, en het woord dat erbij hoort.',
      play: 'Default',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
