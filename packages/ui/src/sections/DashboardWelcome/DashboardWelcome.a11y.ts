import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    { sc: '1.3.1', must: 'De titel is een `h1`, en de enige.', play: 'Default' },
    {
      sc: '1.4.10',
      must: 'Een naam van 255 tekens breekt af en duwt niets opzij.',
      check: 'width',
    },
    { must: 'Uitloggen is vanaf hier te bereiken.', play: 'Default' },
    { sc: '4.1.2', must: 'Uitloggen is een knop, teruggaan een link.', play: 'Default' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de volgende handeling', check: 'tab' },
    {
      keys: ['Enter', 'Space'],
      when: 'op ‘Uitloggen’',
      effect: 'Voert de handeling uit',
      play: 'Default',
    },
  ],
} satisfies AccessibilityRecord;
