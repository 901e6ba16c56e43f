import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'moving'],
  requirements: [
    { sc: '4.1.2', must: 'Het is een venster met zijn titel als naam.', play: 'Default' },
    { sc: '2.4.3', must: 'De focus gaat naar het venster als dat opent.', play: 'Keyboard' },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Escape sluit hem, en de focus gaat terug naar de knop.',
      play: 'Keyboard',
    },
    { must: 'Hij blijft binnen het scherm.', play: 'Default' },
    { must: 'Een druk ernaast sluit hem.', play: 'Default' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], when: 'op de knop', effect: 'Opent', play: 'Keyboard' },
    { keys: 'Tab', effect: 'Door de toelichting', check: 'tab' },
    { keys: 'Escape', effect: 'Sluit; de focus gaat terug naar de knop', play: 'Keyboard' },
  ],
  issues: [
    {
      nl: 'React Aria zet in het vlak verborgen knoppen met de naam ‘Negeren’, die alleen een schermlezer vindt.',
      en: 'React Aria renders hidden dismiss buttons named ‘Negeren’ that only a screen reader finds.',
      sc: '4.1.2',
      workaround: {
        nl: 'Sluit met Escape of met de zichtbare knop.',
        en: 'Close with Escape or with the visible button.',
      },
    },
  ],
} satisfies AccessibilityRecord;
