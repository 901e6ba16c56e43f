import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    {
      sc: '2.5.8',
      must: 'De knop is minstens 44 px hoog; met `size="large"` 48 px, met `size="small"` 32 px.',
      play: 'Sizes',
    },
    {
      sc: '2.5.8',
      must: 'Wie met een vinger werkt, heeft ook met `size="small"` 44 px: het aanwijsgebied steekt onzichtbaar uit.',
      play: 'SmallTarget',
    },
    {
      sc: '2.5.8',
      must: 'Tussen kleine knoppen onder elkaar is 12 px ruimte.',
      byHand: true,
    },
    {
      must: 'De woorden van een `quiet` knop staan in lijn met wat erboven en eronder staat; zijn vlak steekt aan beide kanten 10 px uit.',
      play: 'Sizes',
    },
    {
      sc: '2.4.7',
      must: 'De focusring is zichtbaar, ook in geforceerde kleuren.',
      check: 'tab',
    },
    {
      sc: '1.4.11',
      must: 'De focusring haalt in licht en donker 3 : 1.',
      test: 'tokens/tokens.test.ts',
    },
    {
      sc: '2.4.3',
      must: 'Zolang het loopt houdt de knop de focus, en doet een druk niets.',
      play: ['Pending', 'QuietAfterPending'],
    },
    {
      sc: '4.1.3',
      must: 'Dat het loopt wordt voorgelezen, en daarna niet nog eens.',
      play: ['GoneAfterPending', 'QuietAfterPending'],
    },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Lange tekst breekt af binnen de knop, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de knop, of verder', check: 'tab' },
    { keys: ['Enter', 'Space'], effect: 'Voert de handeling uit', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
