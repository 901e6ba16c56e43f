import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    { must: 'Bij elke score staat `note`: een mens beslist.', play: 'Default' },
    {
      must: 'Wie de getoonde som narekent, komt op het getoonde totaal.',
      play: ['Default', 'EqualWeights'],
    },
    { must: 'De totaalscore staat naast de titel.', play: 'Tablet' },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'De totaalscore past ook op 320 px met 200% tekst.',
      check: 'width',
    },
    { sc: '1.4.1', must: 'De kleur hangt niet van de hoogte van de score af.', byHand: true },
    {
      sc: '1.1.1',
      must: 'De totaalscore heet voor schermlezers ‘Matchscore: 87%’.',
      play: 'Default',
    },
    {
      sc: '1.4.1',
      must: 'Dat een mens een score heeft aangepast, staat er in een woord.',
      play: 'Adjusted',
    },
    {
      sc: '4.1.2',
      must: 'De categorieën zijn meters met een naam en een waarde.',
      play: 'Default',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
