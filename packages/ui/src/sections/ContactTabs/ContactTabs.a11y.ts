import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    { must: 'Wie van tab wisselt en terugkomt, vindt terug wat is getypt.', play: 'Keyboard' },
    {
      must: 'Voordat iemand de agenda laadt, is er van de agenda niets: geen frame en geen verzoek.',
      test: 'apps/site/src/pages/contact/Contact.e2e.ts',
    },
    {
      sc: '2.4.3',
      must: 'Het gesloten formulier is niet met Tab en niet met een schermlezer te bereiken.',
      play: 'Keyboard',
    },
    { sc: '4.1.2', must: 'De rij tabs heeft een naam.', play: 'Default' },
    {
      sc: '1.4.10',
      must: 'Lange namen breken af binnen 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de gekozen tab, en naar de inhoud eronder', check: 'tab' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      when: 'op een tab',
      effect: 'Kiest de vorige of de volgende tab',
      play: 'Keyboard',
    },
    {
      keys: ['Home', 'End'],
      when: 'op een tab',
      effect: 'Kiest de eerste of de laatste tab',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
