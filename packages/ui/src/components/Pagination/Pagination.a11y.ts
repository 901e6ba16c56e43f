import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Het is een `nav` met de naam ‘Pagina’s’; de huidige link heeft `aria-current="page"`.',
      play: 'Default',
    },
    { sc: '2.4.4', must: 'Elke link of knop met een getal heet ‘Pagina 5’.', play: 'Default' },
    { sc: '2.5.8', must: 'Elke link is minstens 44 bij 44 px.', play: 'Default' },
    { must: 'Eén bladzijde: er staat niets.', play: 'Empty' },
    { must: 'De eerste en de laatste zijn altijd te bereiken.', play: 'Default' },
    {
      sc: '2.4.3',
      must: 'Een knop houdt de focus, ook ‘Volgende’ op de laatste bladzijde.',
      play: 'Buttons',
    },
    {
      sc: '4.1.3',
      must: 'Naast knoppen staat een `status` met hoeveel er zijn: de knoppen melden niet dat de lijst veranderd is.',
      byHand: true,
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de volgende link of knop', check: 'tab' },
    { keys: 'Enter', when: 'op een link', effect: 'Volgt de link', play: 'Default' },
    {
      keys: ['Enter', 'Space'],
      when: 'op een knop',
      effect: 'Toont de bladzijde',
      play: 'Buttons',
    },
  ],
} satisfies AccessibilityRecord;
