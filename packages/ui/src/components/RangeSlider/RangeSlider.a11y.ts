import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'field'],
  requirements: [
    { must: 'Beide waarden staan er als getal.', play: 'Default' },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'De knoppen staan in een groep met de naam van het label, en heten ‘Minimum’ en ‘Maximum’ met dat label.',
      play: 'Default',
    },
    {
      sc: '2.5.8',
      must: 'Om elke knop is 44 bij 44 px te pakken, ook aan de uiteinden.',
      byHand: true,
    },
    {
      must: 'Staan ze op elkaar, dan ligt de knop boven die nog kan bewegen.',
      play: 'OverlappingThumbs',
    },
    {
      sc: '2.5.7',
      must: 'Slepen is nooit nodig: het toetsenbord werkt ook.',
      play: 'Keyboard',
    },
    { sc: '2.5.7', must: 'Drukken op de lijn verplaatst een knop.', byHand: true },
    {
      sc: '1.4.11',
      must: 'In geforceerde kleuren is te zien welk deel is gekozen.',
      byHand: true,
    },
    { sc: '3.3.1', must: 'Uitleg en fout zijn bij elke knop te horen.', play: 'Invalid' },
    { sc: '1.4.1', must: 'Een fout is te zien aan een pictogram en woorden.', byHand: true },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de eerste knop, de tweede, of verder', check: 'tab' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      effect: 'Een stap lager of hoger',
      play: 'Keyboard',
    },
    { keys: ['PageUp', 'PageDown'], effect: 'Een grotere stap', play: 'Keyboard' },
    {
      keys: ['Home', 'End'],
      effect: 'Laagste of hoogste waarde, niet voorbij de andere knop',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
