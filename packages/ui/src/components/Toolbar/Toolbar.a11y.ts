import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    { sc: '4.1.2', must: 'De balk en elke groep hebben een naam.', play: 'Default' },
    {
      sc: ['2.1.1', '2.4.3'],
      must: 'De Tab-toets stopt één keer in de balk, en keert terug waar u was.',
      play: 'Default',
    },
    { must: 'Pijlen slaan uitgeschakelde knoppen over.', play: 'WithoutGroups' },
    { must: 'Pijlen lopen mee met de schrijfrichting.', play: 'RightToLeft' },
    {
      sc: '3.2.1',
      must: 'Een pijl verplaatst de focus en kiest niets.',
      play: 'Default',
    },
    {
      sc: '1.4.10',
      must: 'Past de balk niet, dan schuift niets opzij.',
      check: 'width',
    },
    {
      must: 'Hij loopt dan door op de volgende regel; een groep die een regel begint heeft geen lijn.',
      byHand: true,
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Naar de eerste knop, of naar de knop waar u het laatst was; dan verder',
      check: 'tab',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      effect: 'Naar de vorige of volgende knop',
      play: 'Default',
    },
    { keys: ['Enter', 'Space'], when: 'op een knop', effect: 'Wat de knop doet', play: 'Default' },
    {
      keys: 'Space',
      when: 'op een keuze van een `SegmentedControl`',
      effect: 'Kiest',
      play: 'Default',
    },
  ],
} satisfies AccessibilityRecord;
