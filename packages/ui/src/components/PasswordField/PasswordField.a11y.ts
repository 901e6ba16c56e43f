import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field', 'graphic'],
  requirements: [
    { must: 'Het wachtwoord is verborgen tot de gebruiker het toont.', play: 'Default' },
    { sc: '3.3.8', must: 'Plakken werkt.', play: 'Keyboard' },
    { sc: '3.3.8', must: 'Het wachtwoord is zichtbaar te maken.', play: 'Default' },
    {
      sc: ['1.3.5', '3.3.8'],
      must: '`autoComplete` zegt een wachtwoordbeheerder of het om een bestaand of een nieuw wachtwoord gaat.',
      play: 'Default',
    },
    {
      sc: '4.1.2',
      must: 'De knop zegt wat hij gaat doen: ‘Wachtwoord tonen’ of ‘Wachtwoord verbergen’.',
      play: 'Default',
    },
    {
      sc: '4.1.2',
      must: 'Heet het veld anders, dan staat de naam ervan achter die van de knop.',
      play: 'MultipleFields',
    },
    { must: 'De knop houdt de focus.', play: 'Keyboard' },
    { must: 'De knop heeft een aanwijsgebied van 44 bij 44 px.', byHand: true },
    {
      sc: '3.3.2',
      must: 'De regels van een nieuw wachtwoord horen bij de omschrijving, met ‘voldaan’ waar dat zo is.',
      play: 'Rules',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het veld, daarna naar de knop', check: 'tab' },
    {
      keys: ['Enter', 'Space'],
      when: 'op de knop',
      effect: 'Toont of verbergt het wachtwoord',
      play: 'Keyboard',
    },
    { keys: 'Enter', when: 'in het veld', effect: 'Verzendt het formulier', play: 'Submission' },
  ],
} satisfies AccessibilityRecord;
