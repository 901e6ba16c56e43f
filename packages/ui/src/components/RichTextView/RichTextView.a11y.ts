import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      sc: '1.3.1',
      must: 'Alinea’s, lijsten, vet, schuin en links zijn ook in de HTML wat zij zijn.',
      play: 'Default',
    },
    {
      sc: '1.4.1',
      must: 'Een naam begint met @ en is dikker; wat ontbreekt, heeft een streepjesrand en het woord ‘ontbreekt’.',
      play: ['Default', 'WithValues'],
    },
    { must: 'Een link gaat alleen naar `http:`, `https:` of `mailto:`.', play: 'UnsafeLink' },
    {
      must: 'Ongeldige of te grote JSON wordt geweigerd; tekst, JSON en HTML zijn zonder verlies van woorden om te zetten.',
      play: ['Parsing', 'Conversion'],
    },
    {
      sc: '1.4.10',
      must: 'Lange woorden en adressen breken af, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
