import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    {
      sc: '4.1.2',
      must: 'De handeling en het menu zijn twee knoppen, elk met een eigen naam.',
      play: 'Keyboard',
    },
    { must: 'Beide knoppen zijn even hoog.', play: 'Looks' },
    {
      sc: '2.4.3',
      must: 'Na een keuze uit het menu gaat de focus terug naar de knop die het opende.',
      play: 'Default',
    },
    { must: 'Zolang de handeling loopt, gaat het menu niet open.', play: 'Pending' },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Lange tekst breekt af binnen de knop, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de handeling, en daarna naar het menu', play: 'Keyboard' },
    { keys: 'Enter', when: 'op de handeling', effect: 'Voert uit', play: 'Keyboard' },
    { keys: 'ArrowDown', when: 'op de andere knop', effect: 'Opent het menu', play: 'Keyboard' },
    { keys: 'Escape', effect: 'Sluit; de focus gaat terug naar de knop', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
