import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    { must: 'De score staat er als getal en als balk.', play: 'Default' },
    { must: '0 en 100 zijn allebei herkenbaar.', byHand: true },
    {
      must: 'Zonder score staat er ‘Niet gescoord’ en geen balk: een cv dat niets zegt, is geen lage score.',
      play: 'NotScored',
    },
    { must: 'Elk bewijsnummer staat ook in het `DocumentViewer` ernaast.', byHand: true },
    {
      must: 'Het eerste bewijsnummer staat op de regel van het laatste woord, waar die twee samen op één regel passen.',
      play: 'Default',
    },
    { must: 'Categorieën onder elkaar worden gescheiden door een lijn.', play: 'Confidence' },
    { sc: '1.4.1', must: 'Een lage zekerheid is te lezen.', play: 'Confidence' },
    { sc: '1.4.1', must: 'Een lage zekerheid is te zien, ook zonder kleur.', byHand: true },
    { must: 'Elk detail staat naast zijn kop waar dat past.', play: 'Tablet' },
    { sc: '1.4.10', must: 'Waar dat niet past, staan details onder elkaar.', play: 'Narrow' },
    { sc: ['1.3.1', '4.1.2'], must: 'Elke categorie is een groep met een naam.', play: 'Default' },
    { sc: '4.1.2', must: 'De balk is een `meter` met de categorie als naam.', play: 'Default' },
    { sc: '1.3.1', must: 'De nummers worden gelezen als ‘bewijs 1’.', play: 'Default' },
    { sc: '1.3.1', must: 'De details zijn een lijst van begrippen (`dl`).', play: 'WithDetails' },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Een regel die opent, is een knop in een kop. Zijn naam noemt de score, met de zekerheid of dat ze is aangepast.',
      play: 'Lines',
    },
    {
      sc: '2.5.8',
      must: 'Een regel die opent, is 32 px hoog met een muis, en minstens 44 px met een vinger.',
      play: 'Lines',
    },
    { must: 'De balken van regels onder elkaar zijn even lang.', play: 'Lines' },
    {
      must: 'Op papier staan de redenen er ook van regels die gesloten zijn.',
      test: 'apps/desk/e2e/desk.test.ts',
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      when: 'op een `ScorecardLine`',
      effect: 'Opent of sluit',
      play: 'Lines',
    },
  ],
} satisfies AccessibilityRecord;
