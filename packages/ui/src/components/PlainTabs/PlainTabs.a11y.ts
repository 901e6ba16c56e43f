import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    { sc: '4.1.2', must: 'Het paneel heeft de naam van zijn tab.', play: 'Default' },
    {
      sc: '3.2.2',
      must: 'Wie van tab wisselt en terugkomt, vindt terug wat is getypt.',
      play: 'Default',
    },
    {
      sc: '1.3.2',
      must: 'Een verborgen paneel is niet met Tab en niet met een schermlezer te bereiken.',
      play: ['Default', 'Keyboard'],
    },
    { must: 'De pijlen lopen mee met de leesrichting.', play: 'RightToLeft' },
    { must: 'Ziet er in elke toestand uit als `Tabs`.', byHand: true },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de gekozen tab, dan naar de inhoud eronder', check: 'tab' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      effect: 'Kiest de vorige of de volgende tab, en gaat rond',
      play: 'Keyboard',
    },
    { keys: ['Home', 'End'], effect: 'Kiest de eerste of de laatste tab', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
