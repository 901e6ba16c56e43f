import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    {
      must: 'Het hoogste totaal staat eerst, tot de gebruiker anders sorteert.',
      play: ['Default', 'Sorted'],
    },
    {
      must: 'Wie gelijk staat, heeft dezelfde plaats.',
      test: 'packages/scorecard/src/scorecard.test.ts',
    },
    {
      must: 'Geen grens scheidt wie ‘geschikt’ is van wie dat niet is: dat zegt een mens.',
      byHand: true,
    },
    { must: 'Wie geen score heeft, staat er ook.', play: 'NotScored' },
    { must: 'Iedereen telt mee in de tabel, ook van tienduizend kandidaten.', play: 'Many' },
    { must: 'De opmerking dat een mens beslist, staat bij de tabel.', play: 'Many' },
    {
      sc: ['1.1.1', '1.4.1'],
      must: 'Balken van categorieën staan er ook in woorden. Wat onzeker is, ontbreekt of is aangepast, is zonder kleur te zien.',
      play: 'Categories',
    },
    {
      sc: '1.4.1',
      must: 'Wat beslist is en welke score is aangepast, staat er in woorden.',
      play: 'Default',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de tabel, en eruit', check: 'tab' },
    { keys: 'ArrowDown', effect: 'Naar de volgende kandidaat', play: 'Default' },
    { keys: 'Enter', when: 'op een rij', effect: 'Opent de kandidaat', play: 'Default' },
  ],
} satisfies AccessibilityRecord;
