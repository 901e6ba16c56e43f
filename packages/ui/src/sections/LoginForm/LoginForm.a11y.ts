import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field'],
  requirements: [
    {
      sc: ['1.3.5', '3.3.8'],
      must: 'Het e-mailadres draagt `autocomplete="email"`, het wachtwoord `current-password`.',
      play: 'Default',
    },
    {
      sc: ['2.4.3', '3.3.1'],
      must: 'Bij een fout gaat de focus naar het eerste foute veld en blijft staan wat is getypt.',
      play: 'Invalid',
    },
    { sc: '3.3.1', must: 'De fout hoort bij de omschrijving van het veld.', play: 'Invalid' },
    { must: 'Vakje en link staan naast elkaar waar dat past.', play: 'Tablet' },
    { sc: '1.4.10', must: 'Waar dat niet past, staan zij onder elkaar.', play: 'Narrow' },
    {
      must: 'De melding bij verkeerde gegevens zegt niet welke van de twee verkeerd is; die geeft de app.',
      test: 'apps/site/src/pages/login/Login.e2e.ts',
    },
    {
      sc: '2.4.3',
      must: 'Tijdens het verzenden houdt de knop de focus; daarna krijgt het veld die terug.',
      play: 'Sending',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Veld, veld, ‘Wachtwoord tonen’, vakje, link, knop', play: 'Keyboard' },
    { keys: 'Enter', when: 'in een veld', effect: 'Verzendt', play: 'Sending' },
    { keys: ['Enter', 'Space'], when: 'op de knop', effect: 'Verzendt', play: 'Keyboard' },
    {
      keys: 'Space',
      when: 'op het vakje',
      effect: 'Zet het vinkje, of haalt het weg',
      play: 'Keyboard',
    },
    {
      keys: 'Space',
      when: 'op ‘Wachtwoord tonen’',
      effect: 'Toont het wachtwoord',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
