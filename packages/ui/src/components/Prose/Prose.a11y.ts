import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    { must: 'Een regel is maximaal ongeveer 66 tekens lang.', play: 'Default' },
    { must: 'Boven een kop is meer ruimte dan eronder.', play: 'Default' },
    {
      sc: '1.4.10',
      must: 'Lange woorden en adressen breken af.',
      check: 'width',
    },
    {
      sc: '1.3.1',
      must: 'Een tabel heeft een naam, en koppen boven elke kolom en voor wat een rij benoemt.',
      byHand: true,
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
