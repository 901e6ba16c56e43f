import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'graphic'],
  requirements: [
    {
      must: 'Elke maatregel zegt wat er gebeurt, niet wat het bedrijf belangrijk vindt.',
      byHand: true,
    },
    {
      sc: '1.3.1',
      must: 'Elke maatregel heeft een kop van niveau 3, en de punten zijn een lijst.',
      play: 'Default',
    },
    { sc: '1.1.1', must: 'De tekeningen zijn versiering.', play: 'Default' },
    { must: 'Afgedrukt breekt een maatregel niet over twee bladzijden.', byHand: true },
  ],
  keyboard: [{ keys: 'Tab', effect: 'Naar de volgende link', check: 'tab' }],
} satisfies AccessibilityRecord;
