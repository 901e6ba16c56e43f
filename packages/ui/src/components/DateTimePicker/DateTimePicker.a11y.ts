import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field', 'graphic'],
  requirements: [
    { must: 'De kalender is nooit nodig: alles is te typen.', play: 'Keyboard' },
    {
      sc: '3.3.2',
      must: 'Een voorbeeld van de schrijfwijze en de tijdzone horen bij de uitleg, ook voor wie niet ziet.',
      play: 'Default',
    },
    {
      sc: ['3.3.1', '3.3.3'],
      must: 'Wat niet te lezen is, blijft staan, met een zin die zegt wat er mis is.',
      play: 'Unreadable',
    },
    {
      must: 'Een tijd die de klok overslaat, is fout; er wordt niets verschoven.',
      play: 'Unreadable',
    },
    { must: 'Een andere tijdzone houdt de datum en de tijd op de klok.', play: 'TimeZones' },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Na sluiten, en na Escape, is de focus terug waar hij was.',
      play: ['Default', 'Keyboard'],
    },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Het vlak past op een scherm van 320 px, ook met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [
    { keys: 'Text', when: 'in het veld', effect: 'Typt een datum en een tijd', play: 'Keyboard' },
    {
      keys: 'Tab',
      effect: 'Leest wat er staat en gaat naar de knop, of verder',
      play: 'Keyboard',
    },
    {
      keys: 'Alt+ArrowDown',
      when: 'in het veld',
      effect: 'Opent de kalender, op de datum die er staat',
      play: 'Keyboard',
    },
    { keys: 'Enter', when: 'op de knop', effect: 'Opent de kalender', play: 'Keyboard' },
    { keys: 'ArrowRight', when: 'in de kalender', effect: 'Naar een andere dag', play: 'Keyboard' },
    {
      keys: 'Enter',
      when: 'in de kalender',
      effect: 'Kiest de dag; het vlak blijft open voor de tijd',
      play: 'Keyboard',
    },
    { keys: 'Escape', effect: 'Sluit; de focus gaat terug', play: 'Keyboard' },
  ],
  issues: [
    {
      nl: 'React Aria zet in het geopende kalendervenster verborgen knoppen met de naam ‘Negeren’, die alleen een schermlezer vindt. Zij sluiten het.',
      en: 'React Aria renders hidden dismiss buttons named ‘Negeren’ in the open calendar, which only a screen reader finds. They close it.',
      sc: '4.1.2',
      workaround: { nl: 'Gebruik Escape.', en: 'Use Escape.' },
    },
  ],
} satisfies AccessibilityRecord;
