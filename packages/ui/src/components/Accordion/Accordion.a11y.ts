import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    {
      must: 'Standaard mogen er meer open zijn: wie vergelijkt, hoeft niet heen en weer.',
      play: 'Default',
    },
    {
      must: 'Openen verandert niets aan de andere, tenzij `allowsMultipleExpanded` `false` is.',
      play: ['Default', 'OneAtATime'],
    },
    {
      sc: '4.1.2',
      must: 'Elke titel is een knop die zegt of zijn inhoud open is.',
      play: ['Default', 'OneAtATime'],
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de volgende titel, of de inhoud ervan', check: 'tab' },
    { keys: ['Enter', 'Space'], effect: 'Opent of sluit', play: 'OneAtATime' },
  ],
} satisfies AccessibilityRecord;
