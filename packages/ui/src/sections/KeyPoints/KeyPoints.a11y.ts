import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    {
      must: 'Elk punt is na te gaan: het noemt wat het product doet, of de grond van een maatregel, zoals een artikel van de AVG.',
      byHand: true,
    },
    { must: 'Drie punten, of zes.', byHand: true },
    { sc: '2.4.4', must: 'Elke link heeft een eigen tekst.', byHand: true },
    { sc: '2.5.8', must: 'Elke link is minstens 44 px hoog.', play: 'Default' },
    { sc: '1.3.1', must: 'Het is een lijst met een kop van niveau 3 per punt.', play: 'Default' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de volgende link', check: 'tab' },
    { keys: 'Enter', when: 'op een link', effect: 'Volgt de link', play: 'Default' },
  ],
} satisfies AccessibilityRecord;
