import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field'],
  requirements: [
    {
      sc: ['1.3.1', '3.3.2'],
      must: 'De regels zijn de omschrijving van het wachtwoordveld.',
      play: 'PasswordRules',
    },
    {
      sc: '1.4.1',
      must: 'Een regel waaraan is voldaan, heeft voor schermlezers het woord ‘voldaan’.',
      play: 'PasswordRules',
    },
    { sc: '1.4.1', must: 'Voor het oog heeft die een vinkje en een andere kleur.', byHand: true },
    {
      sc: '4.1.3',
      must: 'Valt het typen een seconde stil, dan hoort een schermlezer welke regels nog nodig zijn en aan welke is voldaan; voor het typen klinkt er niets.',
      play: 'AnnouncedPasswordRules',
    },
    {
      sc: ['1.3.5', '3.3.8'],
      must: 'Beide wachtwoorden dragen `autocomplete="new-password"`.',
      play: 'Default',
    },
    {
      sc: '1.3.5',
      must: 'Naam, e-mailadres en bedrijf dragen `name`, `email` en `organization`.',
      play: 'Default',
    },
    {
      sc: ['2.4.3', '3.3.1'],
      must: 'Bij een fout gaat de focus naar het eerste foute veld en blijft staan wat is getypt.',
      play: 'Invalid',
    },
    { sc: '3.3.1', must: 'De fout hoort bij de omschrijving van het veld.', play: 'Invalid' },
    {
      must: 'De links in het akkoord openen een nieuw tabblad: wat is getypt, gaat niet verloren.',
      byHand: true,
    },
    { must: 'Het akkoord staat nooit vooraf aan.', play: 'Default' },
    {
      sc: '2.4.3',
      must: 'Tijdens het verzenden houdt de knop de focus; daarna krijgt het veld die terug.',
      play: 'Sending',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Van veld naar veld; na elk wachtwoord ‘tonen’', play: 'Keyboard' },
    { keys: 'Enter', when: 'in een veld', effect: 'Verzendt', play: 'Sending' },
    { keys: ['Enter', 'Space'], when: 'op de knop', effect: 'Verzendt', play: 'Keyboard' },
    { keys: 'Space', when: 'op het vakje', effect: 'Zet het vinkje', play: 'Keyboard' },
    {
      keys: 'Space',
      when: 'op ‘Wachtwoord tonen’',
      effect: 'Toont het wachtwoord',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
