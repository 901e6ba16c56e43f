import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'graphic'],
  requirements: [
    {
      sc: '1.4.4',
      must: 'Het pictogram is 20 px en groeit mee met de tekstgrootte.',
      play: ['Default', 'Narrow'],
    },
    { must: 'Het krimpt niet naast een lange tekst.', play: 'Narrow' },
    { sc: '1.4.11', must: 'In geforceerde kleuren heeft het de kleur van de tekst.', byHand: true },
    {
      sc: '1.1.1',
      must: 'Zonder `label` is het versiering en hoort een schermlezer het niet.',
      play: 'Default',
    },
    { sc: '1.1.1', must: 'Met `label` is het een afbeelding met die naam.', play: 'WithLabel' },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
