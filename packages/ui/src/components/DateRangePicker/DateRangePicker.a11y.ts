import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field', 'graphic'],
  requirements: [
    { sc: '1.3.1', must: 'Wat snel te kiezen is, is een groep met een naam.', play: 'Wide' },
    { sc: '1.4.10', must: 'Op een telefoon staat er één maand.', play: 'Wide' },
    {
      must: 'Beide dagen zijn te typen; de kalender is nooit nodig.',
      play: 'Keyboard',
    },
    {
      sc: '2.5.7',
      must: 'Slepen is nooit nodig: twee keer drukken kiest een reeks.',
      play: 'Default',
    },
    { sc: '2.5.8', must: 'De knop is minstens 44 bij 44 px.', play: 'Default' },
    { sc: '4.1.2', must: 'De knop noemt het veld.', play: 'Default' },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Na het kiezen, en na Escape, is de focus terug waar hij was.',
      play: ['Default', 'InCalendar'],
    },
    {
      sc: '1.4.1',
      must: 'De band in de kalender is niet alleen aan kleur te zien: hij heeft een lijn boven en onder.',
      play: 'Open',
    },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Op 320 px met 200% tekst passen het veld en de kalender op het scherm.',
      check: 'width',
    },
    {
      sc: '3.3.1',
      must: 'Is maar één dag ingevuld, dan zegt het veld na het verlaten, en na een poging tot verzenden, dat ook de andere nodig is. Dat blijft staan tot die is ingevuld.',
      play: ['OneDate', 'Submitted'],
    },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Het is een groep met het label als naam; beide tekstvelden zeggen of ze van de eerste of de laatste dag zijn.',
      play: 'Default',
    },
    {
      sc: '1.3.1',
      must: 'In de kalender zegt de schermlezer dat een druk een reeks begint.',
      play: 'Open',
    },
    {
      sc: '4.1.3',
      must: 'In de kalender zegt de schermlezer of een druk het eind kiest, en na afloop de hele reeks.',
      byHand: true,
    },
  ],
  keyboard: [
    { keys: 'Text', when: 'in een van beide', effect: 'Typt een datum', play: 'Keyboard' },
    {
      keys: 'Tab',
      effect: 'Leest de datum en gaat naar de laatste dag, de knop, of verder',
      play: 'Keyboard',
    },
    {
      keys: 'Enter',
      when: 'in een van beide',
      effect: 'Leest de datum en verzendt het formulier',
      play: 'ReadOnEnter',
    },
    {
      keys: 'Alt+ArrowDown',
      effect: 'Opent de kalender',
      play: 'InCalendar',
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
      effect: 'Kiest de eerste dag, daarna de laatste, en sluit',
      play: 'InCalendar',
    },
    {
      keys: 'Escape',
      effect: 'Sluit zonder te kiezen; de focus gaat terug',
      play: 'InCalendar',
    },
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
