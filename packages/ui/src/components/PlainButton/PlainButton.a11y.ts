import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    { sc: '4.1.2', must: 'Het is een `button` met de woorden als naam.', play: 'Primary' },
    { must: 'Ziet er in elke toestand uit als `Button`.', byHand: true },
    { sc: '2.5.8', must: 'Het aanwijsgebied is minstens 44 bij 44 px.', play: 'Primary' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de knop, of verder', check: 'tab' },
    { keys: ['Enter', 'Space'], effect: 'Voert de handeling uit', play: 'Primary' },
  ],
} satisfies AccessibilityRecord;
