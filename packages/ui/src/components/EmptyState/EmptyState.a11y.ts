import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'graphic'],
  requirements: [
    {
      sc: '1.4.1',
      must: 'De woorden zeggen alles: zonder het pictogram is het even duidelijk.',
      byHand: true,
    },
    {
      sc: '1.1.1',
      must: 'Het pictogram is versiering en wordt niet voorgelezen.',
      play: 'Default',
    },
    {
      sc: ['1.3.1', '2.4.6'],
      must: 'Met `titleLevel` krijgt de titel zijn plaats in de koppen van de pagina.',
      play: 'Default',
    },
    { must: 'De woorden worden niet uit zichzelf voorgelezen.', play: 'Default' },
    { must: 'Regels zijn maximaal drie kwart zo lang als die van gewone tekst.', byHand: true },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Lange woorden breken af, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
