import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    { must: 'Er is geen tijd vooraf gekozen: dat doet een mens.', play: 'Keyboard' },
    { must: 'Niets wordt voorgesteld zonder de knop.', play: ['Keyboard', 'Proposing'] },
    { must: 'Dit onderdeel verzendt zelf niets.', byHand: true },
    {
      sc: '2.1.1',
      must: 'Alle tijden zijn met het toetsenbord te bereiken, ook die niet te kiezen zijn: die zeggen waarom.',
      play: 'Keyboard',
    },
    { must: 'De tijden staan in één tijdzone, en die staat erbij.', play: 'OtherZone' },
    {
      sc: '1.4.1',
      must: 'Gekozen is aan een vinkje te zien, niet alleen aan kleur.',
      play: 'Keyboard',
    },
    { sc: '1.4.1', must: 'Gekozen is ook aan een dikkere rand te zien.', byHand: true },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'De tijden zijn een `listbox` met een naam, met een groep voor elke dag.',
      play: 'Keyboard',
    },
    {
      sc: '4.1.2',
      must: 'Een tijd zegt of hij gekozen is, en of hij te kiezen is.',
      play: 'Keyboard',
    },
    {
      sc: '4.1.3',
      must: 'Hoeveel er gekozen zijn en dat het er te veel worden, zijn statusberichten.',
      play: 'Full',
    },
    {
      sc: '4.1.3',
      must: 'Dat vastleggen mislukte, is een statusbericht; wat gekozen is, blijft.',
      play: 'SaveFailed',
    },
    {
      sc: '2.4.3',
      must: 'Na het voorstellen gaat de focus naar wat er dan staat, en na ‘Andere tijden’ terug naar de tijden.',
      play: 'Proposing',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de tijden, wat gekozen is, en de knop', check: 'tab' },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      effect: 'Naar de vorige of volgende tijd, ook van een andere dag',
      play: 'Keyboard',
    },
    { keys: ['ArrowLeft', 'ArrowRight'], effect: 'Naar de dag ernaast', play: 'Keyboard' },
    {
      keys: ['Home', 'End'],
      effect: 'Naar de eerste of laatste tijd van de dag',
      play: 'Keyboard',
    },
    {
      keys: ['Control+Home', 'Control+End'],
      effect: 'Naar de eerste of laatste tijd van allemaal',
      play: 'Keyboard',
    },
    { keys: ['Space', 'Enter'], effect: 'Kiest de tijd, of laat die los', play: 'Keyboard' },
    {
      keys: ['Delete', 'Backspace'],
      when: 'op wat gekozen is',
      effect: 'Haalt de tijd weg',
      play: 'Removal',
    },
  ],
} satisfies AccessibilityRecord;
