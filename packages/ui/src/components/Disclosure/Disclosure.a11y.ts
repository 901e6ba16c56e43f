import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    {
      sc: '2.5.8',
      must: 'De titel is over de volle breedte te bedienen en minstens 48 px hoog.',
      play: 'Default',
    },
    {
      must: 'Zoeken in de pagina vindt ook gesloten tekst, waar de browser dat kan.',
      play: 'Default',
    },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Het is een knop in een kop, die zegt of de inhoud open is.',
      play: 'Default',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de titel, of verder', check: 'tab' },
    { keys: ['Enter', 'Space'], effect: 'Opent of sluit', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
