import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'graphic'],
  requirements: [
    {
      sc: '1.3.1',
      must: 'Het is een groep die heet naar het label, met het getal en de trend.',
      play: 'Default',
    },
    {
      sc: '1.4.1',
      must: 'De trend staat er in woorden: hoeveel, meer of minder, en beter of slechter.',
      play: ['Default', 'Trends'],
    },
    {
      must: 'Het verschil tussen twee percentages is in procentpunten.',
      play: 'Trends',
    },
    { must: 'Zonder meting staat dat er.', play: 'Missing' },
    {
      sc: '1.4.10',
      must: 'Een lang label en een groot getal breken af, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
