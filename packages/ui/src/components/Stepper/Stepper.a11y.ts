import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    { sc: '1.3.1', must: 'Het is een lijst met een naam, in volgorde.', play: 'Default' },
    { sc: '4.1.2', must: 'De stap van nu heeft `aria-current="step"`.', play: 'Default' },
    {
      sc: '1.1.1',
      must: 'Bij wat gedaan is, hoort een schermlezer ‘voltooid’.',
      play: 'Default',
    },
    {
      must: 'De stappen staan naast elkaar waar plaats is, en op een telefoon onder elkaar.',
      play: ['Default', 'Phone'],
    },
    {
      sc: '1.4.1',
      must: 'Wat gedaan is, heeft een vinkje; waar het staat, vette woorden: niet alleen kleur.',
      byHand: true,
    },
    { sc: '2.5.8', must: 'Een link is minstens 44 px hoog.', play: 'States' },
    {
      sc: '1.4.10',
      must: 'Lange woorden breken af, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de volgende stap die een link is, of verder', check: 'tab' },
    { keys: 'Enter', effect: 'Opent de stap', play: 'States' },
  ],
} satisfies AccessibilityRecord;
