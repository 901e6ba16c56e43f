import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    {
      must: 'De knop is `secondary`: de hoofdhandeling van de contactpagina is verzenden.',
      byHand: true,
    },
    {
      sc: '2.4.3',
      must: 'Verplaatst de app de pagina, dan gaat de focus mee.',
      test: 'apps/site/src/pages/contact/Contact.e2e.ts',
    },
    { sc: '1.3.1', must: 'De titel is een kop van niveau 2.', play: 'Default' },
    {
      sc: '2.4.6',
      must: 'De tekst van de knop zegt samen met de kop wat er gebeurt.',
      byHand: true,
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de knop, of verder', check: 'tab' },
    { keys: ['Enter', 'Space'], effect: 'Voert de handeling uit', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
