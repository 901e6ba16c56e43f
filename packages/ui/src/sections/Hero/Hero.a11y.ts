import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    {
      must: 'De titel is de enige `h1` van de pagina.',
      test: 'apps/site/e2e/pages.test.ts',
    },
    {
      sc: '1.3.1',
      must: 'De titel is een `h1`; de regel erboven is gewone tekst.',
      play: 'Default',
    },
    {
      must: 'Eén zinsdeel is gemarkeerd: de bewering zelf, in de titel, of in de inleiding als de titel alleen een naam is.',
      byHand: true,
    },
    {
      must: 'Er is één hoofdhandeling; de andere zijn `secondary` of `quiet`.',
      byHand: true,
    },
    {
      sc: '1.4.10',
      must: '‘Verwerkersovereenkomst’ als titel past op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [{ keys: 'Tab', effect: 'Naar de volgende handeling, of verder', check: 'tab' }],
} satisfies AccessibilityRecord;
