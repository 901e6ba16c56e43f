import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      sc: '4.1.2',
      must: 'Het is een `meter` met een naam en een waarde.',
      play: 'Default',
    },
    {
      sc: '1.1.1',
      must: 'De waarde staat er als getal; de balk herhaalt hem alleen.',
      play: 'Default',
    },
    { must: 'De waarde is geschreven als in de taal van de pagina.', play: 'Scales' },
    {
      must: 'Een waarde buiten de schaal telt als het dichtstbijzijnde uiteinde.',
      play: 'OutOfRange',
    },
    {
      sc: '1.4.11',
      must: 'De balk is 6 px hoog en in geforceerde kleuren omlijnd.',
      byHand: true,
    },
    {
      sc: '1.4.10',
      must: 'Een lang label breekt af, ook op 320 px met 200% tekst.',
      check: 'width',
    },
    { must: 'De waarde blijft naast een lang label staan.', byHand: true },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
