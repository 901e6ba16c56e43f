import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'field', 'graphic'],
  requirements: [
    { sc: '3.3.2', must: 'Het label staat altijd boven het veld.', play: 'Default' },
    { sc: '2.5.8', must: 'Het veld is minstens 44 px hoog.', play: 'Default' },
    {
      sc: '3.3.2',
      must: 'Een verplicht veld toont ‘(verplicht)’ en draagt `aria-required`.',
      play: 'Default',
    },
    {
      sc: '1.3.1',
      must: 'De uitleg is de omschrijving van het veld.',
      play: 'Default',
    },
    {
      sc: '3.3.1',
      must: 'Een fout hoort bij de omschrijving van het veld, dat `aria-invalid` draagt.',
      play: 'Invalid',
    },
    {
      sc: '1.4.1',
      must: 'Een fout is te zien aan een pictogram en een dikkere rand, ook in geforceerde kleuren.',
      byHand: true,
    },
    { sc: '1.3.5', must: '`autoComplete` staat als `autocomplete` op het veld.', play: 'Default' },
    { sc: '2.4.6', must: 'Een verborgen label is nog steeds de naam.', play: 'LabelHidden' },
    {
      sc: '1.4.10',
      must: 'Een adres van 255 tekens en een label van één lang woord blijven binnen 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het veld, of verder', check: 'tab' },
    { keys: 'Enter', effect: 'Verzendt het formulier', play: 'Submission' },
  ],
} satisfies AccessibilityRecord;
