import { draggingKeys, draggingRequirements } from '../../../docs/a11y/dragging.ts';
import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    { sc: '2.4.3', must: 'De lijst is één halte voor Tab.', byHand: true },
    { sc: '1.4.1', must: 'Een geselecteerde rij is niet alleen aan kleur te zien.', byHand: true },
    {
      sc: '4.1.2',
      must: 'Een geselecteerde rij heeft `aria-selected`.',
      play: ['Selectable', 'Keyboard'],
    },
    { sc: '2.5.8', must: 'Elke rij is minstens 44 px hoog.', play: 'Default' },
    {
      must: 'Een link is een gewone link met een adres, en de router van de app volgt hem.',
      play: 'Links',
    },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Op 320 px met 200% tekst lopen vakje, woorden en handelingen door op de volgende regel.',
      check: 'width',
    },
    { must: 'Leeg heeft woorden.', play: 'Empty' },
    { sc: '4.1.3', must: 'Laden heeft woorden en wordt voorgelezen.', play: 'Loading' },
    {
      sc: '4.1.2',
      must: 'Het is een raster met een naam; de uitleg hoort bij de naam van de rij.',
      play: 'Default',
    },
    ...draggingRequirements,
    {
      must: 'Een rij met een link is ook te slepen met de muis.',
      test: '.storybook/checks/drag.test.tsx',
    },
    {
      sc: '2.4.3',
      must: 'Verdwijnt wat de focus had, dan gaat de focus naar het dichtstbijzijnde wat er nog is.',
      test: '.storybook/checks/rows.test.tsx',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de lijst, of verder', check: 'tab' },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      effect: 'Naar een andere rij',
      play: 'Keyboard',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      effect: 'Naar wat in de rij staat en terug',
      play: 'Keyboard',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      when: 'in tegels',
      effect: 'Naar de tegel ervoor of erna',
      play: 'Tiles',
    },
    { keys: 'Enter', effect: 'Doet wat de rij doet', play: 'Keyboard' },
    { keys: 'Enter', when: 'op een rij met een link', effect: 'Volgt de link', play: 'Links' },
    {
      keys: 'Enter',
      when: 'op een rij die niets doet',
      effect: 'Selecteert de rij',
      play: 'Range',
    },
    { keys: 'Space', effect: 'Selecteert de rij', play: 'Keyboard' },
    {
      keys: ['Shift+ArrowUp', 'Shift+ArrowDown'],
      effect: 'Selecteert de rijen ertussen, waar dat mag',
      play: 'Range',
    },
    {
      keys: 'Control+A',
      effect: 'Selecteert de rijen die te zien en te selecteren zijn',
      play: 'Keyboard',
    },
    { keys: 'Escape', effect: 'Wist de selectie', play: 'Keyboard' },
    { keys: ['Home', 'End'], effect: 'Naar de eerste of de laatste rij', play: 'Keyboard' },
    {
      keys: ['PageUp', 'PageDown'],
      effect: 'Een scherm omhoog of omlaag',
      play: 'Keyboard',
    },
    ...draggingKeys,
    { keys: 'Text', effect: 'Naar de rij waarvan de naam zo begint', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
