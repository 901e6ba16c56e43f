import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    { sc: '1.3.1', must: 'De titel is de enige `h1`.', play: 'Default' },
    {
      must: 'Een lang adres wordt aan het eind afgekapt; wordt het later bekend, dan verschuift er niets.',
      play: 'LongContent',
    },
    {
      must: 'De server antwoordt met status 404; dat regelt de app.',
      test: 'apps/site/src/pages/notFound/NotFound.e2e.ts',
    },
    {
      sc: '3.1.2',
      must: 'De Engelse tekst staat er zoals gevraagd en draagt `lang="en"`.',
      play: 'Default',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Links, zoekveld, knop', check: 'tab' },
    {
      keys: 'Enter',
      when: 'op ‘Terug naar Home’',
      effect: 'Opent de startpagina',
      play: 'Default',
    },
  ],
} satisfies AccessibilityRecord;
