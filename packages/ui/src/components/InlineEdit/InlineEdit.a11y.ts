import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    {
      sc: ['2.5.3', '4.1.2'],
      must: 'De waarde is een knop. De naam begint met de waarde, en zegt daarna wat er te bewerken is.',
      play: ['Default', 'Empty'],
    },
    {
      sc: '1.3.1',
      must: 'In een tabel heet een rij naar de waarde, zonder de handeling van de knop.',
      byHand: true,
    },
    {
      sc: '2.4.3',
      must: 'Het veld krijgt de focus, met de tekst van één regel geselecteerd. Na bewaren en annuleren heeft de waarde de focus weer.',
      play: ['Default', 'Keyboard', 'Pointer'],
    },
    {
      sc: '2.4.3',
      must: 'In een tabel gaan de pijlen verder vanaf de cel die bewerkt is, ook als alleen de rijen in beeld zijn getekend.',
      play: ['InTable', 'InLongTable'],
    },
    {
      must: 'Bewerken selecteert de rij niet, en opent die niet.',
      play: 'InLongTable',
    },
    {
      sc: ['3.3.1', '3.3.3'],
      must: 'Een fout staat bij het veld. Het veld blijft open met wat er getypt is.',
      play: ['Number', 'Invalid', 'Refused', 'Failed'],
    },
    {
      sc: '4.1.3',
      must: 'Tijdens het bewaren zijn het veld en ‘Annuleren’ uit, en bewaart niets een tweede keer.',
      play: 'Pending',
    },
    { must: 'Een waarde die hetzelfde blijft, wordt niet bewaard.', play: 'Keyboard' },
    { must: 'Het formulier om de waarde heen wordt niet verzonden.', play: 'InForm' },
    {
      sc: '2.5.8',
      must: 'De knop is minstens 44 px hoog, en in een compacte tabel met een muis minstens 24 px.',
      play: ['Default', 'InLongTable'],
    },
    {
      must: 'Waar niets aan te wijzen is, zoals op een telefoon, is het potlood altijd te zien.',
      byHand: true,
    },
    {
      sc: '4.1.3',
      must: 'Wat ongedaan is gemaakt of opnieuw is gedaan, wordt voorgelezen. Mislukt dat, dan staat het er.',
      play: 'Undo',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de waarde, of verder', check: 'tab' },
    { keys: ['Enter', 'Space', 'F2'], effect: 'Opent het veld', play: 'Keyboard' },
    { keys: 'Enter', when: 'in het veld', effect: 'Bewaart', play: 'Keyboard' },
    {
      keys: 'Enter',
      when: 'in een veld met regels',
      effect: 'Begint een nieuwe regel',
      play: 'Lines',
    },
    {
      keys: 'Enter',
      when: 'op een keuze in een lijst of kalender',
      effect: 'Kiest en bewaart',
      play: 'Choice',
    },
    { keys: 'Control+Enter', when: 'in elk veld', effect: 'Bewaart', play: 'Lines' },
    { keys: 'Escape', when: 'in het veld', effect: 'Sluit zonder te bewaren', play: 'Keyboard' },
    {
      keys: ['Tab', 'Shift+Tab'],
      when: 'in het veld',
      effect: 'Bewaart, en opent de volgende of de vorige waarde van de tabel of lijst',
      play: 'InTable',
    },
    {
      keys: 'Control+Z',
      when: 'met `useUndoHistory`',
      effect: 'Maakt de laatste verandering ongedaan',
      play: 'Undo',
    },
    {
      keys: ['Control+Y', 'Control+Shift+Z'],
      when: 'met `useUndoHistory`',
      effect: 'Doet de laatste verandering opnieuw',
      play: 'Undo',
    },
  ],
} satisfies AccessibilityRecord;
