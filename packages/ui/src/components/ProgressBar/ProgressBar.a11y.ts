import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'moving'],
  requirements: [
    {
      sc: '4.1.2',
      must: 'Het is een `progressbar` met een naam en een waarde.',
      play: 'Default',
    },
    {
      sc: '4.1.2',
      must: 'Zolang niemand de stand weet, heeft hij geen waarde.',
      play: 'Unknown',
    },
    { sc: '1.1.1', must: 'Een bekende waarde staat er als getal.', play: 'Default' },
    { must: 'De waarde loopt alleen op.', byHand: true },
    {
      sc: '2.2.2',
      must: 'Wie minder beweging wil, ziet zonder waarde een gestippelde balk die stilstaat.',
      byHand: true,
    },
    { sc: '1.4.11', must: 'De balk is in geforceerde kleuren omlijnd.', byHand: true },
    {
      sc: '4.1.3',
      must: 'De app meldt het einde of een fout: de stand wordt niet steeds voorgelezen.',
      byHand: true,
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
