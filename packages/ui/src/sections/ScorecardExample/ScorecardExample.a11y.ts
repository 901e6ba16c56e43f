import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    { must: 'Elk nummer in het cv komt terug bij een score, en omgekeerd.', play: 'Default' },
    { must: 'Het cv en de scorecard zijn te herkennen als voorbeeld.', byHand: true },
    { must: 'Bij de score staat dat een mens beslist.', play: 'Default' },
    { sc: ['1.3.1', '4.1.2'], must: 'Het is een `figure` met een naam.', play: 'Default' },
    { sc: '1.3.2', must: 'Het cv komt in de code vóór de scorecard.', play: 'Default' },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
