import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'graphic'],
  requirements: [
    {
      sc: '1.3.2',
      must: 'De woorden komen in de code voor de figuur, aan welke kant die ook staat.',
      play: 'FigureAtStart',
    },
    { must: 'Waar een score te zien is, staat dat een mens beslist.', byHand: true },
    { sc: '1.3.1', must: 'Het is een gebied met de kop als naam.', play: 'Default' },
    { sc: '1.1.1', must: 'De vinkjes zijn versiering.', play: 'Default' },
  ],
  keyboard: [{ keys: 'Tab', effect: 'Naar de volgende link', check: 'tab' }],
} satisfies AccessibilityRecord;
