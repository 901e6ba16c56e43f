import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'field'],
  requirements: [
    { sc: '2.5.3', must: 'De uitleg van een antwoord hoort bij de naam.', play: 'Tiles' },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'De groep is een `radiogroup` met het label als naam.',
      play: 'Invalid',
    },
    { sc: '3.3.1', must: 'Een fout hoort bij de omschrijving van de groep.', play: 'Invalid' },
    {
      sc: '2.5.8',
      must: 'Elk aanwijsgebied is minstens 44 px hoog, met de tekst erbij.',
      play: 'FirstChoice',
    },
    {
      sc: '1.4.1',
      must: 'De keuze is te zien aan een dikke ring, ook in geforceerde kleuren.',
      byHand: true,
    },
    { must: 'Een groep die alleen te lezen is, houdt zijn keuze.', play: 'ReadOnly' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de gekozen of de eerste keuze, of verder', check: 'tab' },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      effect: 'Kiest de vorige of volgende',
      play: 'Keyboard',
    },
    {
      keys: 'Space',
      when: 'waar nog niets gekozen is',
      effect: 'Kiest',
      play: 'FirstChoice',
    },
  ],
} satisfies AccessibilityRecord;
