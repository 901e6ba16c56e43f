import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    {
      must: 'Zonder gemarkeerde zin waarop een score rust, is er geen score en telt de categorie niet mee.',
      play: ['Default', 'Compared'],
    },
    {
      must: 'Dezelfde zinnen als de software geven dezelfde scores en hetzelfde totaal.',
      play: 'Agreed',
    },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Elke zin is een selectievakje met de zin als naam.',
      play: ['Default', 'Keyboard'],
    },
    {
      sc: '1.4.1',
      must: 'Wie een zin markeerde, staat er in woorden bij.',
      play: ['Default', 'Agreed'],
    },
    {
      must: 'Markeert u een zin waarop geen score rust, dan staat er direct onder waarom.',
      play: 'Default',
    },
    {
      must: 'Van de laatst gemarkeerde zin loopt een lijn naar de score die erop rust.',
      play: ['Line', 'RightToLeft', 'Phone'],
    },
    {
      sc: '4.1.3',
      must: 'Hoeveel zinnen zijn gemarkeerd, wat uw score is en waarom op een zin geen score rust, is een statusbericht.',
      play: 'Default',
    },
    {
      must: 'Staan de scores onder de zinnen, dan is er bij de vergelijking een link naartoe.',
      play: 'Phone',
    },
    {
      sc: '4.1.2',
      must: 'De knop om te vergelijken is aan of uit (`aria-pressed`).',
      play: 'Default',
    },
    {
      sc: '2.4.11',
      must: 'De balk onder aan een telefoon bedekt de zin met de focus niet.',
      byHand: true,
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de volgende zin of knop', check: 'tab' },
    {
      keys: 'Space',
      when: 'op een zin',
      effect: 'Markeert de zin, of niet meer',
      play: 'Keyboard',
    },
    {
      keys: ['Enter', 'Space'],
      when: 'op ‘Vergelijk met de software’',
      effect: 'Toont of verbergt de vergelijking',
      play: 'Keyboard',
    },
    {
      keys: 'Enter',
      when: 'op ‘Bekijk het verschil’',
      effect: 'Naar de scores',
      play: 'Phone',
    },
  ],
} satisfies AccessibilityRecord;
