import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    {
      sc: ['2.4.3', '3.3.1'],
      must: 'Na een verzending met fouten staat de focus op het eerste foute veld in leesvolgorde.',
      play: ['Invalid', 'InvalidCheckbox'],
    },
    {
      sc: '3.3.2',
      must: 'Bij elk veld is te zien en te horen of het leeg mag blijven, welke groep het formulier ook markeert.',
      play: 'OptionalMarked',
    },
    {
      sc: '2.4.3',
      must: 'Een veld dat tijdens het verzenden is uitgeschakeld, geeft zijn focus aan de knop en krijgt hem daarna terug.',
      byHand: true,
    },
    {
      sc: '3.3.1',
      must: 'Elke fout staat bij zijn veld, en hoort bij de omschrijving ervan.',
      play: 'Invalid',
    },
    { sc: '3.3.7', must: 'Wat getypt is blijft staan.', test: '.storybook/checks/forms.test.tsx' },
    { must: 'De browser toont geen eigen meldingen.', play: 'Default' },
    {
      sc: '3.3.1',
      must: 'Wat een veld zelf niet kan verzenden, zoals een datum die niet te lezen is, houdt het formulier tegen, en dat veld krijgt de focus.',
      test: '.storybook/checks/forms.test.tsx',
    },
    {
      must: 'Een verzending zonder JavaScript gaat met `method="post"`: een wachtwoord komt nooit in de adresbalk.',
      play: 'Default',
    },
    {
      must: 'Een formulier in een venster verzendt het formulier eromheen niet.',
      play: 'InDialog',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het volgende veld', check: 'tab' },
    {
      keys: 'Enter',
      when: 'in een veld van één regel',
      effect: 'Verzendt het formulier',
      play: 'Keyboard',
    },
    { keys: 'Enter', when: 'in een tekstvlak', effect: 'Een nieuwe regel', play: 'Default' },
  ],
} satisfies AccessibilityRecord;
