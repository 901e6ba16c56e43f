import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    {
      sc: '4.1.2',
      must: 'Het bord is een groep met een naam; elke kolom is een raster dat heet naar de kolom en het aantal kaarten.',
      play: 'Default',
    },
    {
      sc: '2.5.7',
      must: 'Alles wat slepen doet, kan ook met het menu van de kaart: naar een andere kolom, omhoog en omlaag.',
      play: 'MoveMenu',
    },
    {
      sc: '4.1.3',
      must: 'Na een verplaatsing is te horen waar de kaart staat, als hoeveelste van hoeveel.',
      play: ['Keyboard', 'MoveMenu'],
    },
    {
      sc: '4.1.3',
      must: 'Wordt een verplaatsing geweigerd, dan staat alles zoals het stond, en is dat te horen.',
      play: 'Refused',
    },
    {
      sc: '2.4.3',
      must: 'Na slepen heeft de kaart de focus, na het menu de volgende kaart, en na een weigering weer de kaart.',
      play: ['Keyboard', 'MoveMenu', 'Refused'],
    },
    {
      must: 'Slepen kan met de muis: naar een andere kolom, naar een lege, en binnen de kolom.',
      test: '.storybook/checks/drag.test.tsx',
    },
    {
      sc: '1.4.10',
      must: 'Op een telefoon staat er één kolom in beeld, en kiest men een andere uit een lijst.',
      play: 'Phone',
    },
    {
      must: 'Van duizend kaarten in een kolom zijn alleen die in beeld getekend.',
      play: 'ManyCards',
    },
    { must: 'Leeg heeft woorden.', play: 'Empty' },
    { sc: '4.1.3', must: 'Laden heeft woorden en wordt voorgelezen.', play: 'Loading' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de volgende kolom, of verder', check: 'tab' },
    { keys: ['ArrowUp', 'ArrowDown'], effect: 'Naar een andere kaart', play: 'Keyboard' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      effect: 'Naar het menu en de greep van de kaart, en terug',
      play: 'Keyboard',
    },
    { keys: 'End', effect: 'Naar de laatste kaart van de kolom', play: 'ManyCards' },
    { keys: 'Enter', effect: 'Doet wat de kaart doet', play: 'Keyboard' },
    { keys: 'Enter', when: 'op de greep', effect: 'Begint met slepen', play: 'Keyboard' },
    {
      keys: 'Tab',
      when: 'tijdens het slepen',
      effect: 'Naar de volgende kolom die de kaart aanneemt',
      play: 'Keyboard',
    },
    {
      keys: ['ArrowUp', 'ArrowDown', 'Home'],
      when: 'tijdens het slepen',
      effect: 'Naar een andere plaats in de kolom',
      play: 'Keyboard',
    },
    { keys: 'Enter', when: 'tijdens het slepen', effect: 'Zet de kaart neer', play: 'Keyboard' },
    {
      keys: 'Escape',
      when: 'tijdens het slepen',
      effect: 'Breekt het slepen af',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
