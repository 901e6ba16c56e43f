import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'moving'],
  requirements: [
    { must: 'Geen beslissing is vooraf gekozen.', play: 'Default' },
    { must: 'Geen score maakt een beslissing.', byHand: true },
    {
      sc: '3.3.1',
      must: 'Een afwijzing zonder reden wordt niet vastgelegd, en het veld zegt dat.',
      play: 'Rejecting',
    },
    {
      sc: '2.4.3',
      must: 'Na een beslissing staat de focus op ‘Ongedaan maken’.',
      play: ['Default', 'Rejecting'],
    },
    {
      must: 'De drie beslissingen zijn even makkelijk te nemen als ongedaan te maken.',
      byHand: true,
    },
    {
      sc: '4.1.2',
      must: 'Het is een groep, en de naam ervan zegt over wie de beslissing gaat.',
      play: 'Default',
    },
    { sc: '4.1.3', must: 'Wat beslist is, is een statusbericht.', play: 'Default' },
    {
      sc: '4.1.3',
      must: 'Wat niet vastgelegd kon worden, zegt dat in het statusbericht.',
      play: 'DecisionFailed',
    },
    {
      sc: '3.3.1',
      must: 'Mislukt een afwijzing, dan zegt het veld dat, en blijft de reden staan.',
      play: 'RejectionFailed',
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Escape sluit het formulier van een afwijzing, en de focus gaat terug naar ‘Afwijzen’.',
      play: 'Keyboard',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de volgende knop', check: 'tab' },
    { keys: 'Enter', when: 'op ‘Uitnodigen’', effect: 'Beslist', play: 'Default' },
    {
      keys: 'Enter',
      when: 'op ‘Ongedaan maken’',
      effect: 'Maakt de beslissing ongedaan; de focus gaat naar de eerste beslissing',
      play: 'Default',
    },
    {
      keys: 'Enter',
      when: 'op ‘Afwijzen’',
      effect: 'Opent het formulier van een afwijzing',
      play: 'Keyboard',
    },
    { keys: 'Control+Enter', when: 'in de reden', effect: 'Wijst af', play: 'Keyboard' },
    {
      keys: 'Escape',
      when: 'in het formulier',
      effect: 'Sluit het zonder iets vast te leggen; de focus gaat terug naar ‘Afwijzen’',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
