import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      sc: ['1.3.1', '2.4.6'],
      must: 'Eén kop van niveau 1 per pagina; geen niveau wordt overgeslagen.',
      byHand: true,
    },
    {
      sc: '1.3.1',
      must: '`level` geeft een `<h1>` tot en met `<h4>`.',
      play: 'Levels',
    },
    {
      must: 'Met een `Marker` erin staan de regels verder uiteen: het vlak raakt de regel erboven niet.',
      byHand: true,
    },
    { must: 'De regels zijn even lang verdeeld.', byHand: true },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Lange woorden breken af: op 320 px met 200% tekst loopt geen kop buiten de pagina.',
      check: 'width',
    },
    {
      sc: '2.4.3',
      must: 'Met `tabIndex={-1}` kan de kop na een navigatie de focus krijgen.',
      play: 'FocusedAfterNavigation',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
