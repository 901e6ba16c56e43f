import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    {
      must: 'Elk hoofdstuk is zonder beweging en zonder script te lezen, met zijn beeld.',
      byHand: true,
    },
    {
      sc: '1.4.5',
      must: 'In de vensters staat het product, gemaakt van onderdelen, en geen plaatje ervan.',
      byHand: true,
    },
    { must: 'Elk venster zegt dat het een voorbeeld is.', play: 'Default' },
    {
      sc: '1.3.1',
      must: 'Het is een lijst van hoofdstukken met koppen, en bij elk een `figure` met een naam.',
      play: 'Default',
    },
    { must: 'De balk met delen is versiering, en blijft stil voor schermlezers.', play: 'Default' },
    {
      sc: '2.2.2',
      must: 'Beweging komt alleen van de lezer die scrolt, en niet als die om minder beweging vraagt.',
      byHand: true,
    },
    {
      sc: '2.4.11',
      must: 'Wat in een venster de focus krijgt, is te zien, waar de pagina ook staat.',
      byHand: true,
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
