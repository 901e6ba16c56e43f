import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'graphic'],
  requirements: [
    {
      sc: '1.1.1',
      must: 'Alle waarden staan ook in een tabel, met koppen voor rijen en kolommen.',
      play: 'AsTable',
    },
    {
      sc: '4.1.2',
      must: 'De tekening is een `application` met een naam; elke staaf heeft een naam met de waarde.',
      play: ['Default', 'Horizontal'],
    },
    {
      sc: '2.1.1',
      must: 'De tekening is één tabstop; de pijltoetsen lopen langs alle waarden.',
      play: ['Keyboard', 'HorizontalKeyboard'],
    },
    {
      sc: '1.4.13',
      must: 'De waarde verschijnt bij de focus en onder de muis, en Escape verbergt die.',
      play: ['Keyboard', 'Hover'],
    },
    {
      sc: '1.4.13',
      must: 'De muis kan naar de waarde toe zonder dat die verdwijnt.',
      test: '.storybook/checks/charts.test.tsx',
    },
    {
      sc: '1.4.1',
      must: 'Reeksen verschillen ook in patroon, in geforceerde kleuren en zwart-wit op papier.',
      byHand: true,
    },
    {
      must: 'Geen meting is iets anders dan nul: er is geen staaf, en de tabel zegt het.',
      play: 'Missing',
    },
    { must: 'Zonder waarden staat er een zin.', play: 'Empty' },
    {
      must: 'De waarden zijn geschreven als in de taal van de pagina, met hun eenheid.',
      play: ['Horizontal', 'LargeNumbers'],
    },
    { must: 'De tabel staat ook op papier.', byHand: true },
    {
      must: 'Meer dan zes reeksen geven tijdens het ontwikkelen een fout.',
      test: '.storybook/checks/charts.test.tsx',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de tekening, en verder naar ‘Toon als tabel’', check: 'tab' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      effect: 'Naar dezelfde reeks in een andere categorie',
      play: 'Keyboard',
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      effect: 'Naar een andere reeks in dezelfde categorie',
      play: 'Keyboard',
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      when: 'bij liggende staven',
      effect: 'Naar een andere categorie; links en rechts naar een andere reeks',
      play: 'HorizontalKeyboard',
    },
    { keys: ['Home', 'End'], effect: 'Naar de eerste of laatste categorie', play: 'Keyboard' },
    { keys: 'Escape', effect: 'Verbergt de waarde', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
