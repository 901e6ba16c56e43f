import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'graphic'],
  requirements: [
    { sc: '1.3.1', must: 'Het is een lijst met een naam, in volgorde.', play: 'Default' },
    {
      sc: '1.3.1',
      must: 'Elke gebeurtenis is één onderdeel: wat, wie en wanneer.',
      play: 'Default',
    },
    {
      sc: '1.4.1',
      must: 'De woorden zeggen alles: zonder kleur en pictogram is het even duidelijk.',
      byHand: true,
    },
    { must: 'Elke tijd heeft een waarde voor machines (`dateTime`).', play: 'Default' },
    {
      sc: '1.4.10',
      must: 'Lange woorden en adressen breken af, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
