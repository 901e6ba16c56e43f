import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    { sc: '1.3.1', must: 'De titel is een `h1`, en de enige in de kaart.', play: 'Default' },
    { must: 'De kaart is maximaal 30 rem breed.', play: 'Default' },
    { must: 'Ook op 320 px met 200% tekst is er lucht naast de kaart.', play: 'Narrow' },
    {
      sc: '1.4.10',
      must: 'Ook een lang formulier is vanaf de bovenkant te lezen.',
      play: 'Narrow',
    },
    {
      sc: '2.5.8',
      must: 'Elke link onder de kaart is minstens 44 px hoog.',
      play: 'Default',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de naam, het formulier en de links onder de kaart', check: 'tab' },
  ],
} satisfies AccessibilityRecord;
