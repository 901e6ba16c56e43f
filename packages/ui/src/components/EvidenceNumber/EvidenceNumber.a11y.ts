import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    {
      sc: '1.4.4',
      must: 'Het nummer is driekwart zo groot als de tekst eromheen en groeit daarmee mee.',
      play: 'InText',
    },
    {
      must: 'Met `isJoined` staat het op de regel van het woord ervoor, waar die twee samen op één regel passen.',
      byHand: true,
    },
    { must: 'Ook nummers van drie cijfers passen.', play: 'Sizes' },
    { must: 'Het ziet er in het cv en bij de score hetzelfde uit.', byHand: true },
    {
      sc: '1.4.11',
      must: 'In geforceerde kleuren gelden de systeemkleuren Mark en MarkText.',
      byHand: true,
    },
    {
      sc: '1.3.1',
      must: 'Een schermlezer leest ‘(bewijs 1)’, niet alleen ‘1’.',
      play: ['InText', 'LinkToPassage'],
    },
  ],
  keyboard: [
    { keys: 'Tab', when: 'met `href`', effect: 'Naar de link, of verder', check: 'tab' },
    { keys: 'Enter', when: 'met `href`', effect: 'Volgt de link', play: 'LinkToPassage' },
  ],
} satisfies AccessibilityRecord;
