import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field', 'graphic', 'moving'],
  requirements: [
    {
      sc: '3.3.4',
      must: 'Een sjabloon over getypte tekst vraagt eerst om een besluit.',
      play: 'ReplaceText',
    },
    {
      must: 'Het voorbeeld vult de variabelen in, en noemt in woorden welke ontbreken.',
      play: 'Preview',
    },
    {
      sc: '3.3.1',
      must: 'Een leeg onderwerp, een lege tekst en een variabele zonder waarde worden bij het veld gemeld, en krijgen de focus.',
      play: ['Failed', 'Preview'],
    },
    { must: 'Lukt verzenden niet, dan blijft de tekst staan.', play: 'Failed' },
    {
      must: 'Is de mail te lang voor een adres, dan is de tekst te kopiëren.',
      play: ['Mailto', 'TooLong'],
    },
    {
      sc: '1.4.10',
      must: 'Lange adressen breken af, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het volgende veld of de volgende knop', check: 'tab' },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      when: 'op ‘Schrijven’ of ‘Voorbeeld’',
      effect: 'Naar de andere weergave',
      play: 'Preview',
    },
  ],
} satisfies AccessibilityRecord;
