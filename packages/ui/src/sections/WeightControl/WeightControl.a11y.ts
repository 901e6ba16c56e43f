import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    {
      must: 'Gewichten gelden voor alle kandidaten van een vacature tegelijk, nooit voor één.',
      play: 'Default',
    },
    {
      must: 'Bij elke kandidaat die verschuift, staat waardoor; ook bij wie alleen door anderen verschuift.',
      play: 'Default',
    },
    {
      must: 'Een gewicht is in het logboek een regel, net als een score (`sign` uit `@heldermatch/scorecard`).',
      byHand: true,
    },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Elke categorie is een groep keuzerondjes met een naam.',
      play: ['Default', 'Keyboard'],
    },
    {
      sc: '4.1.3',
      must: 'Hoeveel kandidaten op een andere plaats staan, is een statusbericht.',
      play: 'Default',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de volgende categorie', check: 'tab' },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      when: 'in een categorie',
      effect: 'Kiest het vorige of volgende gewicht',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
