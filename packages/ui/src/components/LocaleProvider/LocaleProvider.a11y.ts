import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      must: 'Teksten en getallen zijn in de taal die de app kiest.',
      play: ['English', 'CustomMessages'],
    },
    { must: 'Een browser in een andere taal toont dezelfde getallen en teksten.', byHand: true },
    {
      must: 'Een aantal staat in de vorm die de taal ervoor heeft: 1 error, en niet 1 errors.',
      play: ['English', 'CustomMessages'],
    },
    {
      must: 'De server en de browser tekenen hetzelfde.',
      check: 'server',
    },
    {
      sc: ['3.1.1', '3.1.2'],
      must: 'De app zet op `<html>` dezelfde taal als `lang`, en `dir="rtl"` bij een taal van rechts naar links.',
      byHand: true,
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
