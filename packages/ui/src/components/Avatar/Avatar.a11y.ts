import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'graphic'],
  requirements: [
    { must: 'Tussenvoegsels tellen niet mee: Eva van den Berg is EB.', play: 'Default' },
    { must: 'Een lege naam geeft een lege cirkel, geen fout.', play: 'Names' },
    { sc: '1.1.1', must: 'Het is een afbeelding met de volledige naam.', play: 'Default' },
    {
      sc: '1.1.1',
      must: 'Met `isDecorative` hoort een schermlezer niets.',
      play: 'Names',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
