import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    { must: 'Bij elke score staat `note`: een mens beslist.', play: 'Default' },
    { must: 'Alleen het besluit van de recruiter is gemarkeerd.', play: 'Default' },
    { must: 'Kandidaten hebben geen naam.', byHand: true },
    { sc: '1.3.1', must: 'Het is een geordende lijst (`ol`).', play: 'Default' },
    { sc: '1.1.1', must: 'De score heet voor schermlezers ‘Matchscore: 87%’.', play: 'Default' },
    {
      sc: '1.3.1',
      must: 'De titel is geen kop: de lijst is een beeld in een pagina.',
      play: 'Default',
    },
    { must: 'Een lege lijst heeft woorden.', play: 'Empty' },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
