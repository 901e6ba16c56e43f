import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      sc: '1.1.1',
      must: 'De regels zijn verborgen voor een schermlezer; het label wordt gelezen.',
      play: 'Default',
    },
    { sc: '2.2.2', must: 'Het staat stil, ook voor wie beweging wil.', play: 'Default' },
    { must: 'Het neemt evenveel ruimte in als de tekst die komt.', byHand: true },
    { sc: '1.4.11', must: 'In geforceerde kleuren heeft elke regel een rand.', byHand: true },
    {
      sc: '4.1.3',
      must: 'De app meldt dat het laden klaar is, waar dat ertoe doet.',
      byHand: true,
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
