import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field', 'graphic'],
  requirements: [
    {
      must: 'Zoeken werkt ook voordat of zonder dat er JavaScript is.',
      test: 'apps/site/src/pages/search/Search.e2e.ts',
    },
    {
      must: 'Op papier staat alleen de regel met de datum er.',
      test: 'apps/site/src/pages/shared/legal.e2e.ts',
    },
    {
      sc: '2.5.8',
      must: 'Links, zoekveld en knop zijn minstens 44 px hoog.',
      play: 'Default',
    },
    {
      must: 'Links zijn pas onderstreept als ze de focus hebben: in een lijst met alleen links is duidelijk wat ze zijn.',
      play: 'Default',
    },
    { must: 'Ook als de muis erop staat, zijn ze onderstreept.', byHand: true },
    {
      sc: '1.4.10',
      must: 'Een lang adres breekt af binnen 320 px met 200% tekst.',
      check: 'width',
    },
    {
      sc: '1.3.1',
      must: 'De voet, de navigatie en het zoeken zijn elk een eigen oriëntatiepunt.',
      play: 'Default',
    },
    { sc: '1.3.1', must: 'Elke lijst met links heeft een naam.', play: 'Default' },
    {
      sc: ['1.3.1', '3.3.2'],
      must: 'Het zoekveld heeft een label; de tekst in het veld is alleen een voorbeeld.',
      play: 'Search',
    },
    {
      sc: '2.4.4',
      must: 'Een link naar een andere site zegt dat hij een nieuw tabblad opent.',
      play: 'Default',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de naam, het zoekveld, de knop en de links', check: 'tab' },
    { keys: 'Enter', when: 'in het zoekveld', effect: 'Zoekt', play: 'Search' },
  ],
} satisfies AccessibilityRecord;
