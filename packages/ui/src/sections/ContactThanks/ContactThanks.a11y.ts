import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'graphic'],
  requirements: [
    { must: 'De tekst zegt wat de bezoeker kan verwachten.', byHand: true },
    { sc: '2.5.8', must: 'De link is minstens 44 px hoog.', play: 'Default' },
    { sc: '1.3.1', must: 'De titel is een kop van niveau 2.', play: 'Default' },
    { sc: '1.1.1', must: 'Het pictogram is versiering.', play: 'Default' },
    {
      sc: '2.4.3',
      must: 'De app verplaatst de focus naar de plaats van het formulier: de verzendknop is weg.',
      test: 'apps/site/src/pages/contact/Contact.e2e.ts',
    },
    {
      sc: '4.1.3',
      must: 'De app toont het bericht tegelijk als `Toast`.',
      test: 'apps/site/src/pages/contact/Contact.e2e.ts',
    },
  ],
  keyboard: [{ keys: 'Tab', effect: 'Naar de link, of verder', check: 'tab' }],
} satisfies AccessibilityRecord;
