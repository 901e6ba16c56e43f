import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'graphic'],
  requirements: [
    {
      sc: ['1.1.1', '1.4.1'],
      must: 'Elke toon heeft een eigen pictogram met een eigen naam, zoals ‘Let op’.',
      play: 'Tones',
    },
    { sc: '1.4.1', must: 'Elke toon heeft een eigen rand en vlak.', byHand: true },
    {
      sc: '4.1.3',
      must: 'Verschijnt hij na een handeling, dan gaat de focus erheen of zegt een toast hetzelfde: uit zichzelf wordt hij niet voorgelezen.',
      byHand: true,
    },
    {
      sc: '1.4.3',
      must: 'De tekst haalt op elk vlak een contrast van minstens 7 : 1.',
      test: 'tokens/tokens.test.ts',
    },
    {
      sc: '1.4.10',
      must: 'Lange woorden en adressen breken af.',
      check: 'width',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
