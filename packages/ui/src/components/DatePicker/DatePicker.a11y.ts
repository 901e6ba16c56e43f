import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field', 'graphic'],
  requirements: [
    { sc: '1.3.1', must: 'Wat snel te kiezen is, is een groep met een naam.', play: 'Presets' },
    { must: 'De kalender is nooit nodig: een hele datum is te typen.', play: 'Keyboard' },
    { sc: '2.5.8', must: 'De knop is minstens 44 bij 44 px.', play: 'Default' },
    {
      sc: '4.1.2',
      must: 'De knop noemt het veld: ‘Kalender Dag van het gesprek’.',
      play: 'Default',
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Na het kiezen, en na Escape, is de focus terug waar hij was.',
      play: ['Default', 'Keyboard'],
    },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'De kalender past op een scherm van 320 px, ook met 200% tekst.',
      check: 'width',
    },
    {
      sc: '4.1.2',
      must: 'Het is een tekstveld met een label, en een venster met een naam.',
      play: 'Default',
    },
    {
      sc: '3.3.2',
      must: 'Een voorbeeld van de schrijfwijze hoort bij de uitleg, ook voor wie niet ziet.',
      play: 'Default',
    },
    {
      sc: ['3.3.1', '3.3.3'],
      must: 'Wie een dag typt die niet te kiezen is, leest bij het veld waarom.',
      play: 'InForm',
    },
  ],
  keyboard: [
    { keys: 'Text', when: 'in het veld', effect: 'Typt een datum', play: 'Keyboard' },
    {
      keys: 'Tab',
      effect: 'Leest de datum en gaat naar de knop, of verder',
      play: 'Keyboard',
    },
    {
      keys: 'Enter',
      when: 'in het veld',
      effect: 'Leest de datum en verzendt het formulier',
      play: 'Submitted',
    },
    {
      keys: 'Alt+ArrowDown',
      when: 'in het veld',
      effect: 'Opent de kalender, op de datum die er staat',
      play: 'Keyboard',
    },
    { keys: 'Enter', when: 'op de knop', effect: 'Opent de kalender', play: 'Keyboard' },
    { keys: 'Space', when: 'op de knop', effect: 'Opent de kalender', play: 'InCalendar' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      when: 'in de kalender',
      effect: 'Naar een andere dag',
      play: 'InCalendar',
    },
    {
      keys: ['Home', 'End'],
      when: 'in de kalender',
      effect: 'Naar de eerste of de laatste dag van de maand',
      play: 'InCalendar',
    },
    {
      keys: ['PageUp', 'PageDown'],
      when: 'in de kalender',
      effect: 'Naar de vorige of de volgende maand',
      play: 'InCalendar',
    },
    {
      keys: ['Enter', 'Space'],
      when: 'in de kalender',
      effect: 'Kiest en sluit',
      play: 'InCalendar',
    },
    { keys: 'Escape', effect: 'Sluit zonder te kiezen; de focus gaat terug', play: 'Keyboard' },
  ],
  issues: [
    {
      nl: 'React Aria zet in het geopende kalendervenster verborgen knoppen met de naam ‘Negeren’, die alleen een schermlezer vindt. Zij sluiten het.',
      en: 'React Aria renders hidden dismiss buttons named ‘Negeren’ in the open calendar, which only a screen reader finds. They close it.',
      sc: '4.1.2',
      workaround: {
        nl: 'Gebruik Escape.',
        en: 'Use Escape.',
      },
    },
  ],
} satisfies AccessibilityRecord;
