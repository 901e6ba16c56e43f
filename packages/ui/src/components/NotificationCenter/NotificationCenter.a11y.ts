import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'graphic'],
  requirements: [
    { sc: '4.1.2', must: 'De naam van de knop zegt hoeveel er ongelezen is.', play: 'Default' },
    {
      sc: ['1.4.1', '1.3.1'],
      must: 'Wat ongelezen is, heeft een stip, is vet, en zegt het.',
      play: 'Default',
    },
    { sc: '1.3.1', must: 'De meldingen zijn een lijst.', play: 'Default' },
    { sc: '4.1.3', must: 'Een nieuwe melding wordt voorgelezen.', play: 'Arrival' },
    {
      sc: '4.1.3',
      must: 'Dat alles gelezen is, wordt voorgelezen, en de lijst blijft open.',
      play: 'Default',
    },
    { sc: '2.4.3', must: 'Na Escape gaat de focus terug naar de knop.', play: 'Keyboard' },
  ],
  keyboard: [
    { keys: ['Enter', 'Space'], when: 'op de knop', effect: 'Opent de lijst', play: 'Keyboard' },
    { keys: 'Tab', when: 'in de lijst', effect: 'Naar de volgende melding', play: 'Keyboard' },
    { keys: 'Escape', effect: 'Sluit; de focus gaat terug naar de knop', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
