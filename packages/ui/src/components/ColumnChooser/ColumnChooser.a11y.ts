import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Het is een venster met een raster dat ‘Kolommen’ heet; elk vakje en elke knop noemt zijn kolom.',
      play: ['Default', 'Move', 'Drag'],
    },
    {
      must: 'De knop zegt hoeveel kolommen er te zien zijn, als er verborgen zijn.',
      play: ['Default', 'Hide'],
    },
    {
      sc: '2.5.7',
      must: 'Alles wat slepen doet, kan ook met de knoppen omhoog en omlaag.',
      play: 'Move',
    },
    {
      sc: '4.1.3',
      must: 'Na een verplaatsing is te horen de hoeveelste kolom het nu is, en na herstellen dat de standaard terug is.',
      play: ['Move', 'Drag', 'Reset'],
    },
    {
      sc: '2.4.3',
      must: 'Een knop houdt de focus, ook als de kolom bovenaan of onderaan staat, en de standaard hersteld is.',
      play: ['Move', 'Reset'],
    },
    {
      sc: '2.4.3',
      must: 'Na slepen heeft de kolom de focus, en na afbreken weer de greep.',
      play: 'Drag',
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Escape sluit het venster, en de focus gaat terug naar de knop.',
      play: 'Hide',
    },
    {
      must: 'De kolom die de rij een naam geeft, is altijd te zien en staat vooraan.',
      play: ['Default', 'Move', 'Controlled'],
    },
    {
      must: 'Slepen kan met de muis.',
      test: '.storybook/checks/drag.test.tsx',
    },
  ],
  keyboard: [
    { keys: 'Enter', when: 'op ‘Kolommen’', effect: 'Opent', play: 'Hide' },
    { keys: 'Tab', effect: 'Naar de lijst, naar ‘Standaard herstellen’, of verder', check: 'tab' },
    { keys: ['ArrowUp', 'ArrowDown'], effect: 'Naar een andere kolom', play: 'Hide' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      effect: 'Naar de knoppen en de greep van de kolom, en terug',
      play: 'Drag',
    },
    { keys: 'Space', when: 'op het vakje', effect: 'Toont of verbergt de kolom', play: 'Hide' },
    {
      keys: ['Enter', 'Space'],
      when: 'op een pijl',
      effect: 'Verplaatst de kolom één plaats',
      play: 'Move',
    },
    { keys: 'Enter', when: 'op de greep', effect: 'Begint met slepen', play: 'Drag' },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      when: 'tijdens het slepen',
      effect: 'Naar een andere plaats',
      play: 'Drag',
    },
    { keys: 'Enter', when: 'tijdens het slepen', effect: 'Zet de kolom neer', play: 'Drag' },
    {
      keys: 'Escape',
      when: 'tijdens het slepen',
      effect: 'Breekt het slepen af',
      play: 'Drag',
    },
    {
      keys: 'Enter',
      when: 'op ‘Standaard herstellen’',
      effect: 'Herstelt de standaard',
      play: 'Reset',
    },
    { keys: 'Escape', effect: 'Sluit; de focus gaat terug naar de knop', play: 'Hide' },
  ],
} satisfies AccessibilityRecord;
