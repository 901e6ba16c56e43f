import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'graphic'],
  requirements: [
    { sc: '1.1.1', must: 'Elke cirkel heeft de volledige naam.', play: 'Default' },
    { sc: '1.3.1', must: 'De groep is een lijst met een naam.', play: 'Default' },
    {
      sc: '4.1.2',
      must: 'De knop zegt hoeveel namen er nog zijn, en toont ze allemaal.',
      play: 'Default',
    },
    { sc: '2.4.3', must: 'Na Escape gaat de focus terug naar de knop.', play: 'Keyboard' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de knop, of verder', check: 'tab' },
    { keys: ['Enter', 'Space'], effect: 'Toont alle namen', play: 'Keyboard' },
    { keys: 'Escape', effect: 'Sluit; de focus gaat terug naar de knop', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
