import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    { sc: '2.5.8', must: 'De titel is minstens 44 px hoog.', play: 'Default' },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Het is een `details` met een `summary`: de browser zegt of de inhoud open is.',
      play: 'Default',
    },
    {
      sc: '2.1.1',
      must: 'Enter en spatie openen en sluiten, ook zonder JavaScript.',
      test: 'apps/site/src/pages/forCandidates/ForCandidates.e2e.ts',
    },
    {
      must: 'Zoeken in de pagina vindt ook gesloten tekst, waar de browser dat kan.',
      byHand: true,
    },
    {
      must: 'Op papier staat de inhoud er altijd, onder de titel.',
      test: 'apps/site/src/pages/forCandidates/ForCandidates.e2e.ts',
    },
  ],
  keyboard: [{ keys: 'Tab', effect: 'Naar de titel, of verder', check: 'tab' }],
} satisfies AccessibilityRecord;
