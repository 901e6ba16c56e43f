import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'moving'],
  requirements: [
    {
      sc: '2.4.1',
      must: 'Het is de eerste link in de code van de pagina.',
      test: 'apps/site/e2e/navigation.test.ts',
    },
    {
      sc: '2.4.1',
      must: 'Het doel krijgt de focus.',
      test: 'apps/site/e2e/navigation.test.ts',
    },
    { must: 'Zonder focus staat hij buiten beeld.', play: 'Hidden' },
    { sc: '2.4.7', must: 'Met focus is hij te zien.', play: 'Focused' },
    { sc: '2.4.11', must: 'Met focus ligt hij boven alles.', byHand: true },
    { sc: '2.5.8', must: 'Hij is minstens 44 px hoog.', play: 'Focused' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Toont de link, of gaat verder', check: 'tab' },
    { keys: 'Enter', effect: 'Springt naar de inhoud van de pagina', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
