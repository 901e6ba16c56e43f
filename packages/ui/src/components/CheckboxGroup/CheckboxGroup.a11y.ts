import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'field', 'graphic'],
  requirements: [
    { sc: '3.3.1', must: 'De fout staat één keer, onder de groep.', play: 'Invalid' },
    { sc: '3.3.1', must: 'De fout is met elk vakje verbonden.', play: 'Invalid' },
    { sc: '2.5.8', must: 'Elk aanwijsgebied is minstens 44 px.', play: 'Default' },
    { sc: ['1.3.1', '4.1.2'], must: 'Het is een groep met de vraag als naam.', play: 'Default' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het volgende vakje', play: 'Keyboard' },
    { keys: 'Space', effect: 'Zet het vakje aan of uit', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
