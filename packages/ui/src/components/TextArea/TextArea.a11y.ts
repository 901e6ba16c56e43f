import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'field'],
  requirements: [
    { must: 'Het veld is standaard zes regels hoog.', play: 'Default' },
    { must: 'Het veld is met de muis hoger te slepen.', byHand: true },
    {
      must: 'De teller toont ‘N van LIMIET tekens’, en boven de limiet hoeveel er te veel is.',
      play: ['WithCounter', 'TrimmedCount'],
    },
    {
      sc: '1.4.1',
      must: 'Zonder opmaak of kleur is te lezen dat de limiet is overschreden.',
      play: 'TrimmedCount',
    },
    {
      sc: '1.3.1',
      must: 'Uitleg, limiet en fout horen bij de omschrijving van het veld.',
      play: ['Default', 'Invalid'],
    },
    {
      sc: '4.1.3',
      must: 'Een `status` meldt de stand zodra het typen stilvalt boven de limiet, en niet al ervoor.',
      play: 'WithCounter',
    },
    {
      sc: '1.3.2',
      must: 'Een fout staat tegen het tekstvlak aan, en de teller eronder.',
      play: 'Invalid',
    },
    { sc: '3.3.1', must: 'Een fout zet `aria-invalid` op het veld.', play: 'Invalid' },
    {
      sc: '1.4.10',
      must: 'Een e-mailadres van 255 tekens blijft binnen het veld, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het veld, of verder', check: 'tab' },
    { keys: 'Enter', effect: 'Een nieuwe regel', play: 'Default' },
  ],
} satisfies AccessibilityRecord;
