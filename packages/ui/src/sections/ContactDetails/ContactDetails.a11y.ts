import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'graphic'],
  requirements: [
    { sc: '2.5.8', must: 'Elke link is minstens 44 px hoog.', play: 'Default' },
    {
      sc: '1.4.10',
      must: 'Een e-mailadres van 255 tekens breekt af binnen zijn kolom.',
      check: 'width',
    },
    { must: 'Het pictogram staat op de hoogte van het label.', play: 'Default' },
    {
      sc: '1.3.1',
      must: 'Het is een lijst van begrippen (`dl`): het soort hoort bij het adres.',
      play: 'Default',
    },
    { sc: '1.1.1', must: 'De pictogrammen zijn versiering.', play: 'Default' },
  ],
  keyboard: [{ keys: 'Tab', effect: 'Naar de volgende link', check: 'tab' }],
} satisfies AccessibilityRecord;
