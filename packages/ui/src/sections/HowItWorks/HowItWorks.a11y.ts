import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    { sc: '1.3.2', must: 'De nummers volgen de volgorde in de code.', play: 'Default' },
    { sc: '1.4.1', must: 'Bij elke stap staat in woorden wie er handelt.', play: 'Default' },
    {
      must: 'Alleen een stap waarin een mens beslist, heeft een gemarkeerd label.',
      play: 'Default',
    },
    {
      sc: '1.3.1',
      must: 'Het is een geordende lijst (`ol`), met een kop van niveau 3 per stap.',
      play: 'Default',
    },
    {
      must: 'In geforceerde kleuren krijgt het label de markeerkleur van het systeem.',
      byHand: true,
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
