import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      sc: '1.3.1',
      must: 'Het element heeft het moment zelf, voor programma’s.',
      play: 'Default',
    },
    { must: 'De muis toont de datum en de tijd.', play: 'Default' },
    {
      must: 'Wie later kijkt dan zes dagen, ziet de datum.',
      play: 'Distances',
    },
    { must: 'Gisteren is de vorige datum, ook na een paar uur.', play: 'Distances' },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
