import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'graphic'],
  requirements: [
    { must: 'De huidige pagina staat erin en is geen link.', play: 'Default' },
    {
      sc: '1.3.1',
      must: 'De huidige pagina heeft `aria-current="page"`.',
      play: 'Default',
    },
    {
      sc: '4.1.2',
      must: 'Het is een navigatie met de naam ‘Kruimelpad’.',
      play: 'Default',
    },
    { sc: '2.5.8', must: 'Elke regel met een link is minstens 44 px hoog.', play: 'Default' },
    { sc: ['1.4.4', '1.4.10'], must: 'Lange namen breken af.', check: 'width' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de volgende link', check: 'tab' },
    { keys: 'Enter', effect: 'Volgt de link', play: 'Default' },
  ],
} satisfies AccessibilityRecord;
