import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'field'],
  requirements: [
    { must: 'De waarde staat er als getal.', play: 'Default' },
    {
      sc: '4.1.2',
      must: 'De knop is een `slider` met een naam, en zegt de waarde zoals die er staat.',
      play: 'Default',
    },
    {
      sc: '2.5.8',
      must: 'Om de knop is 44 bij 44 px te pakken, ook aan de uiteinden.',
      byHand: true,
    },
    {
      sc: '2.5.7',
      must: 'Slepen is nooit nodig: het toetsenbord werkt ook.',
      play: 'Keyboard',
    },
    { sc: '2.5.7', must: 'Drukken op de lijn verplaatst de knop.', byHand: true },
    { sc: '3.3.1', must: 'Uitleg en fout zijn bij de knop te horen.', play: 'Invalid' },
    { sc: '1.4.1', must: 'Een fout is te zien aan een pictogram en woorden.', byHand: true },
    {
      must: 'Een schuif die alleen te lezen is, zegt dat en is te bereiken.',
      play: 'ReadOnly',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de knop, of verder', check: 'tab' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      effect: 'Een stap lager of hoger',
      play: 'Keyboard',
    },
    { keys: ['PageUp', 'PageDown'], effect: 'Een grotere stap', play: 'Keyboard' },
    { keys: ['Home', 'End'], effect: 'Laagste of hoogste waarde', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
