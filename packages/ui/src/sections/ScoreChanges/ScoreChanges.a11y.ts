import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    { must: 'Wie de getoonde som narekent, komt op het getoonde totaal.', play: 'Default' },
    {
      must: 'Geel staat alleen bij wat een mens veranderde, en bij het totaal dat daardoor anders is.',
      play: 'Default',
    },
    {
      sc: '2.4.3',
      must: 'Na het ongedaan maken staat de focus nog op dezelfde plaats.',
      play: 'Undone',
    },
    { must: 'Het is te lezen voordat er een script draait.', check: 'server' },
    {
      sc: '1.3.1',
      must: 'Het is een tabel met een naam, met koppen voor kolommen en rijen.',
      play: 'Default',
    },
    { sc: '1.3.1', must: 'De wijzigingen zijn een lijst met een naam.', play: 'Default' },
    { sc: ['2.4.6', '4.1.2'], must: 'De knop zegt wat hij ongedaan maakt.', play: 'Undone' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de knop van de volgende wijziging', check: 'tab' },
    {
      keys: ['Enter', 'Space'],
      when: 'op de knop',
      effect: 'Maakt de wijziging ongedaan, of herstelt die',
      play: 'Undone',
    },
  ],
} satisfies AccessibilityRecord;
