import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    {
      must: 'Bij elk risico staat wat de maatregel aantoont: een test, een taak, een document of een plek in het product.',
      byHand: true,
    },
    { must: 'Elke rij leidt naar de bepaling waarin het is afgesproken.', play: 'Default' },
    {
      sc: '1.3.1',
      must: 'De tabel heeft een naam, en koppen voor kolommen en rijen.',
      play: 'Default',
    },
    {
      sc: '1.3.1',
      must: 'Op een telefoon zijn de koppen van de kolommen niet te zien, maar er wel voor een schermlezer; de naam van de kolom staat bij elke cel.',
      play: 'Phone',
    },
    { must: 'De tabel past op één vel A4.', byHand: true },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
