import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'graphic'],
  requirements: [
    {
      sc: ['1.3.1', '1.3.2'],
      must: 'Elke dag is een kop met een lijst, in de volgorde van de tijd.',
      play: 'Default',
    },
    { sc: '1.3.1', must: 'De tijden staan bij elke afspraak als tekst.', play: 'Default' },
    {
      sc: '1.4.1',
      must: 'Wat nog niet afgesproken is, heeft een streepjesrand en zegt het.',
      play: 'Default',
    },
    { sc: '4.1.3', must: 'Een andere week wordt voorgelezen.', byHand: true },
    {
      sc: '1.4.10',
      must: 'Op een telefoon staan de dagen onder elkaar, als lijsten.',
      play: 'Default',
    },
    { must: 'Wat buiten kantooruren of in het weekend valt, is te zien.', play: 'UnusualTimes' },
    {
      sc: ['1.4.4', '1.4.12'],
      must: 'Een afspraak groeit met de tekst, en de uren van alle dagen groeien mee.',
      check: 'width',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de volgende knop of afspraak', play: 'Keyboard' },
    {
      keys: ['Enter', 'Space'],
      when: 'op een knop',
      effect: 'Naar een andere week',
      play: 'Keyboard',
    },
    { keys: 'Enter', when: 'op een vrije tijd', effect: 'Kiest de tijd', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
