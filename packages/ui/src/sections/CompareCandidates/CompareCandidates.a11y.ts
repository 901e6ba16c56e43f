import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    {
      sc: '1.4.1',
      must: 'Elk verschil staat er in woorden, niet alleen in kleur of plaats; wie gelijk is, is gelijk.',
      play: ['Default', 'Equal'],
    },
    {
      must: 'De kandidaten staan in de volgorde van `items`: niemand wordt vooraan gezet of uitgekozen.',
      play: 'Default',
    },
    {
      must: 'Elk totaal is na te rekenen, ook voor twee die afgerond hetzelfde percentage tonen.',
      play: ['Default', 'SmallDifference'],
    },
    { must: 'Geel staat alleen bij bewijs en bij wat een mens deed.', byHand: true },
    {
      sc: '1.3.1',
      must: 'Het is een tabel met een naam en met koppen voor kolommen en rijen, met de rol in de HTML: ook op een telefoon blijft het er een.',
      play: 'Default',
    },
    {
      sc: '1.3.1',
      must: 'Een passage is een citaat (`<q>`) met een `<mark>`.',
      play: 'Default',
    },
    {
      sc: '4.1.2',
      must: 'De knop om een kandidaat weg te halen, noemt die in zijn naam.',
      play: 'Keyboard',
    },
    {
      sc: '2.4.3',
      must: 'Na weghalen gaat de focus naar de vergelijking.',
      play: 'Keyboard',
    },
    { sc: '4.1.3', must: 'Na weghalen wordt het aantal voorgelezen.', play: 'Keyboard' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Naar de knoppen, en naar de nummers van het bewijs als dat links zijn',
      check: 'tab',
    },
    {
      keys: 'Space',
      when: 'op ‘Citaten tonen’',
      effect: 'Toont of verbergt de citaten',
      play: 'Keyboard',
    },
    { keys: 'Enter', when: 'op ‘Openen’', effect: 'Opent de kandidaat', play: 'Keyboard' },
    {
      keys: 'Enter',
      when: 'op het kruis',
      effect: 'Haalt de kandidaat weg; de focus gaat naar de vergelijking',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
