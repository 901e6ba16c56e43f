import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Wat weg kan, is een raster met een naam; het kruis heet ‘Verwijderen Zorg’.',
      play: ['Keyboard', 'Removable'],
    },
    {
      sc: '1.3.1',
      must: 'Wat niet weg kan, is een gewone lijst met een naam.',
      play: 'Default',
    },
    {
      must: 'Een kader is 32 px hoog. Voor een vinger is het aanwijsgebied van het kruis of de link 44 px.',
      byHand: true,
    },
    {
      sc: '2.4.3',
      must: 'Na het weghalen gaat de focus naar het woord ernaast, en na het laatste naar wat er dan staat.',
      play: 'Removable',
    },
    {
      sc: '3.3.1',
      must: 'De uitleg en een fout horen bij de omschrijving van de groep.',
      play: ['Removable', 'States'],
    },
    {
      sc: '1.4.10',
      must: 'Lange woorden breken af, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de woorden, daarna naar het kruis, dan verder', check: 'tab' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      effect: 'Naar het vorige of volgende woord',
      play: 'Keyboard',
    },
    { keys: ['Home', 'End'], effect: 'Naar het eerste of laatste woord', play: 'Keyboard' },
    { keys: ['Delete', 'Backspace'], effect: 'Haalt het woord weg', play: 'Removable' },
    {
      keys: ['Enter', 'Space'],
      when: 'op het kruis',
      effect: 'Haalt het woord weg',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
