import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'graphic'],
  requirements: [
    {
      sc: '1.3.1',
      must: 'Het is een lijst in de volgorde van het proces; het label is de naam van de figuur.',
      play: 'Default',
    },
    {
      sc: '1.1.1',
      must: 'Elk getal en elk aandeel staat er als tekst; de staven herhalen die alleen.',
      play: 'Default',
    },
    {
      sc: '1.1.1',
      must: 'Alle waarden staan ook in een tabel, met koppen voor rijen en kolommen.',
      play: 'AsTable',
    },
    { must: 'Van nul is er geen aandeel.', play: 'Zeros' },
    { must: 'Zonder stappen staat er een zin.', play: 'Empty' },
    { must: 'De tabel staat ook op papier.', byHand: true },
    {
      sc: '1.4.10',
      must: 'Een lang label breekt af, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [{ keys: 'Tab', effect: 'Naar ‘Toon als tabel’', check: 'tab' }],
} satisfies AccessibilityRecord;
