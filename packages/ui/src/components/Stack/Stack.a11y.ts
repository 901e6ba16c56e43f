import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      sc: '1.3.2',
      must: 'De volgorde op het scherm is die van de code.',
      play: 'Default',
    },
    { must: 'De ruimte komt uit de schaal van 4 px.', play: 'Gaps' },
    { must: 'De ruimte groeit mee met de tekst.', byHand: true },
    { must: 'Eén kind heeft geen ruimte eromheen.', play: 'OneItem' },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
