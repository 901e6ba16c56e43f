import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    {
      must: 'Heeft een nummer de focus, dan loopt er een lijn van de score naar de passage.',
      play: ['Default', 'TwoScores'],
    },
    {
      must: 'Hetzelfde geldt als iemand een nummer of een passage aanwijst, ook zonder script.',
      test: 'apps/site/src/pages/evidenceScorecard/EvidenceScorecard.e2e.ts',
    },
    { must: 'Hetzelfde geldt als een link naar de passage leidde.', byHand: true },
    {
      must: 'De lijn van `reference` is er zolang geen ander nummer in gebruik is.',
      play: 'WithReference',
    },
    {
      must: 'De lijn loopt tussen de regels en door de ruimte naast het document, en kruist geen woorden.',
      byHand: true,
    },
    {
      sc: '1.4.10',
      must: 'Staan de scores onder het document, dan loopt de lijn door de marge.',
      play: ['Stacked', 'Narrow'],
    },
    { must: 'Van rechts naar links is alles gespiegeld.', play: 'RightToLeft' },
    { must: 'Het werkt ook als de scores voor het document staan.', play: 'ScoresFirst' },
    {
      must: 'Zonder passage bij een nummer is er geen lijn.',
      play: 'WithoutPassage',
    },
    {
      sc: '1.3.1',
      must: 'De lijn is versiering: een schermlezer krijgt de nummers, en leest niets van de lijn.',
      play: 'Default',
    },
    {
      sc: '1.4.1',
      must: 'Het nummer in gebruik is omgekeerd, zodat kleur het niet alleen zegt; in geforceerde kleuren wijst de lijn het aan.',
      byHand: true,
    },
    { must: 'Met minder beweging is de lijn er meteen.', byHand: true },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het volgende nummer, als dat een link is', check: 'tab' },
    {
      keys: 'Enter',
      when: 'op een nummer',
      effect: 'Naar de passage of de score',
      play: 'Default',
    },
  ],
} satisfies AccessibilityRecord;
