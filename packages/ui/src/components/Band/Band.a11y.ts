import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    { must: 'Op `ink` is alles donker, in beide thema’s.', play: 'Ink' },
    {
      sc: '1.4.3',
      must: 'Op `ink` haalt tekst nog steeds 7:1.',
      test: 'tokens/tokens.test.ts',
    },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Met `title` of `labelledBy` is het een gebied met de naam van zijn kop.',
      play: ['Default', 'Titled'],
    },
    {
      must: 'Met `aside` blijft de kop in een hoog venster in beeld, en op een laag venster en op papier niet.',
      test: 'apps/site/src/pages/forCandidates/ForCandidates.e2e.ts',
    },
    { must: 'De ruimte boven en onder groeit mee met het scherm.', byHand: true },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
