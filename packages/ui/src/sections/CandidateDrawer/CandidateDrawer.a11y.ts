import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    {
      must: 'Wat een score bewijst, is met één druk in het cv te zien, en andersom.',
      play: 'Default',
    },
    {
      must: 'Van het nummer met de focus loopt een lijn naar de passage in het cv.',
      play: 'PaneAlone',
    },
    {
      must: 'Een score die een mens veranderde, houdt de oude erbij, met wie, wanneer en waarom.',
      play: 'Judging',
    },
    {
      must: 'De beslissing is in beeld zonder te schuiven, waar daar hoogte voor is.',
      play: 'Default',
    },
    { must: 'Geen beslissing is vooraf gekozen.', play: 'Default' },
    { must: 'Bij een andere kandidaat blijft niets van de vorige staan.', play: 'Moving' },
    {
      sc: '4.1.2',
      must: 'Het is een dialoogvenster met de naam van de kandidaat.',
      play: ['Default', 'Moving'],
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Escape sluit het paneel, en de focus gaat terug naar de plaats waar het is geopend.',
      play: 'Moving',
    },
    {
      sc: '4.1.3',
      must: 'Wie naar de volgende kandidaat gaat, hoort zijn naam.',
      play: 'Moving',
    },
    {
      sc: ['2.4.3', '4.1.2'],
      must: '`CandidatePane` is een gebied met de naam van de kandidaat, dat de focus krijgt als het verschijnt.',
      play: 'Pane',
    },
    { must: 'Een dubbele klik beslist niet over de volgende kandidaat.', byHand: true },
    {
      sc: '2.4.3',
      must: 'De focus blijft bij ‘Vorige’ en ‘Volgende’, ook na de laatste kandidaat.',
      play: 'Moving',
    },
    {
      sc: '1.4.10',
      must: 'Op 320 px met 200% tekst schuift niets opzij, en bedekken de knoppen de inhoud niet.',
      play: 'Narrow',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het volgende in het paneel', check: 'tab' },
    {
      keys: 'Enter',
      when: 'op een nummer',
      effect: 'Naar de passage in het cv, of terug naar de score',
      play: 'Default',
    },
    {
      keys: 'PageDown',
      when: 'op de schuif van een score',
      effect: 'Verlaagt de score',
      play: 'Judging',
    },
    {
      keys: 'Escape',
      effect: 'Sluit het paneel; de focus gaat terug naar de lijst',
      play: 'Moving',
    },
  ],
} satisfies AccessibilityRecord;
