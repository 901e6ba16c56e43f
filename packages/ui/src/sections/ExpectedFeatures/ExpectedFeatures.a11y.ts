import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'graphic'],
  requirements: [
    {
      must: 'Twee functies naast elkaar waar dat past, en anders één.',
      play: ['Default', 'Narrow'],
    },
    {
      must: 'Een beeld zegt zelf dat het nog niet te gebruiken is, zoals met een `Badge`.',
      byHand: true,
    },
    {
      sc: ['1.1.1', '2.4.3'],
      must: 'Schermlezers en het toetsenbord slaan een beeld over.',
      play: 'WithFigure',
    },
    {
      sc: '1.4.10',
      must: 'Een titel van één lang woord breekt af binnen zijn kolom.',
      check: 'width',
    },
    {
      sc: '1.3.1',
      must: 'Elke functie heeft een kop van niveau 3, onder de kop van het geheel.',
      play: 'Default',
    },
    { sc: '1.1.1', must: 'De pictogrammen zijn versiering.', play: 'Default' },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
