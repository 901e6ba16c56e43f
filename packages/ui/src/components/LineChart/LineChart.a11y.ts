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
      must: 'De tekening is een `application` met een naam; elk punt heeft een naam met datum en waarde.',
      play: ['Default', 'OneSeries'],
    },
    {
      sc: '2.1.1',
      must: 'De tekening is één tabstop; de pijltoetsen lopen langs alle punten.',
      play: 'Keyboard',
    },
    {
      sc: '1.4.13',
      must: 'De waarde verschijnt bij de focus, en Escape verbergt die.',
      play: 'Keyboard',
    },
    {
      sc: '1.4.1',
      must: 'Lijnen verschillen ook in streep en teken, in geforceerde kleuren en zwart-wit op papier.',
      byHand: true,
    },
    {
      must: 'Zonder meting is de lijn onderbroken, en zegt de tabel het.',
      play: 'Missing',
    },
    { must: 'Zonder waarden staat er een zin.', play: 'Empty' },
    { must: 'De tabel staat ook op papier.', byHand: true },
    {
      must: 'Een datum die niet bestaat of niet op volgorde staat, is tijdens het ontwikkelen een fout.',
      test: '.storybook/checks/charts.test.tsx',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de tekening, en verder naar ‘Toon als tabel’', check: 'tab' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      effect: 'Naar de vorige of volgende datum',
      play: 'Keyboard',
    },
    { keys: ['ArrowUp', 'ArrowDown'], effect: 'Naar een andere reeks', play: 'Keyboard' },
    { keys: ['Home', 'End'], effect: 'Naar de eerste of laatste datum', play: 'Keyboard' },
    { keys: 'Escape', effect: 'Verbergt de waarde', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
