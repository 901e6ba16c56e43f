import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    {
      must: 'Elke passage staat er één keer, in de volgorde van de nummers, hoeveel scores er ook op rusten.',
      play: 'Default',
    },
    {
      must: 'De scores zijn die van dit moment: na een aanpassing de aangepaste.',
      play: 'Adjusted',
    },
    { sc: '1.3.1', must: 'Het is een geordende lijst met een naam.', play: 'Default' },
    {
      sc: '1.3.1',
      must: 'Een passage is een citaat (`<q>`) met een `<mark>`.',
      play: 'Default',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het volgende nummer, als dat een link is', check: 'tab' },
    {
      keys: 'Enter',
      when: 'op een nummer',
      effect: 'Naar de passage in het document',
      play: 'LinkToPassage',
    },
    {
      keys: 'Space',
      when: 'op ‘Alle citaten tonen’',
      effect: 'Toont of verbergt de andere passages',
      play: 'Folded',
    },
  ],
} satisfies AccessibilityRecord;
