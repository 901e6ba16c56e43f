import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    { sc: '2.4.3', must: 'Hij verschijnt zonder de focus te nemen.', play: 'BelowAList' },
    {
      sc: '4.1.3',
      must: 'Verschijnt hij, dan zegt een schermlezer ‘Acties beschikbaar’.',
      play: 'BelowAList',
    },
    {
      sc: '2.4.11',
      must: 'Een rij met de focus ligt nooit onder de balk: de lijst schuift op.',
      play: 'BelowAList',
    },
    {
      sc: '2.4.3',
      must: 'Verdwijnt hij terwijl de focus erin staat, dan gaat die terug naar waar hij vandaan kwam.',
      play: 'BelowAList',
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Escape in een menu van de balk sluit alleen dat menu; de focus gaat terug naar de knop.',
      play: 'BelowAList',
    },
    { sc: '4.1.2', must: 'Hij heeft de rol `toolbar` en een naam.', play: 'Default' },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Op 320 px met 200% tekst lopen de knoppen door op de volgende regel.',
      check: 'width',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de balk, of verder', check: 'tab' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      effect: 'Naar de vorige of volgende knop',
      play: 'Default',
    },
    { keys: ['Enter', 'Space'], effect: 'Wat de knop doet', play: 'Default' },
    {
      keys: 'Escape',
      effect: 'Wist de selectie; de focus gaat terug naar de lijst',
      play: 'BelowAList',
    },
  ],
} satisfies AccessibilityRecord;
