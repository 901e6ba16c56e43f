import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    { must: 'Boven de cijfers staat dat ze indicatief zijn.', play: 'Default' },
    {
      must: 'Elk doel heeft een definitie en een meetmethode: in de `KpiDialog`, of waar een link ernaast naartoe leidt.',
      byHand: true,
    },
    {
      must: 'Wat nog niet gemeten is, staat er als een lege plaats en niet als een schatting.',
      play: 'Default',
    },
    { sc: ['1.3.1', '4.1.2'], must: 'Het is een `section` met de kop als naam.', play: 'Default' },
    {
      sc: '1.3.1',
      must: 'De doelen zijn een lijst van begrippen (`dl`), met het begrip vóór het cijfer.',
      play: 'Default',
    },
  ],
  keyboard: [{ keys: 'Tab', effect: 'Naar de knop, of verder', check: 'tab' }],
} satisfies AccessibilityRecord;
