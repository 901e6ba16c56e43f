import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    {
      sc: ['2.4.4', '4.1.2'],
      must: 'Schermlezers lezen één woord: ‘Heldermatch’, met ‘naar de startpagina’ erbij.',
      play: ['Default', 'Outlined'],
    },
    {
      sc: '2.5.8',
      must: 'Het aanwijsgebied is minstens 44 px hoog.',
      play: ['Default', 'Outlined'],
    },
    {
      must: 'De gemarkeerde letters houden in licht en donker donkere inkt op geel.',
      byHand: true,
    },
    {
      sc: '1.1.1',
      must: 'Getekende letters blijven stil voor schermlezers: de naam staat er ook als tekst.',
      play: 'Outlined',
    },
    {
      sc: '1.4.4',
      must: 'Getekende letters zijn zo hoog als de tekst, en groeien mee.',
      play: 'Outlined',
    },
    {
      must: 'In geforceerde kleuren krijgt het gemarkeerde deel de markeerkleur van het systeem.',
      byHand: true,
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de naam, of verder', check: 'tab' },
    { keys: 'Enter', effect: 'Opent de startpagina', play: 'Default' },
  ],
} satisfies AccessibilityRecord;
