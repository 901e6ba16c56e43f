import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      must: 'Een gewone klik op een link van de eigen site roept `navigate` één keer aan, met pad, zoekvraag en fragment.',
      play: 'Default',
    },
    { must: 'Elke andere klik is van de browser.', play: ['LeftToBrowser', 'Base'] },
    { must: 'Links werken ook vóór deze code er is.', byHand: true },
    {
      sc: ['2.4.2', '2.4.3'],
      must: 'De router werkt na een navigatie de titel bij en verplaatst de focus.',
      byHand: true,
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
