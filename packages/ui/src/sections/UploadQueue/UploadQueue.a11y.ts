import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field', 'graphic', 'moving'],
  requirements: [
    { sc: '3.3.1', must: 'Van elk bestand dat mislukt staat er waarom.', play: 'Default' },
    {
      sc: '3.3.3',
      must: 'Van elk bestand dat mislukt staat er wat de lezer kan doen.',
      byHand: true,
    },
    {
      must: 'Eén mislukt bestand houdt de andere niet tegen.',
      test: 'apps/desk/e2e/upload.test.ts',
    },
    { must: 'Eén geweigerd bestand houdt de andere niet tegen.', play: 'Adding' },
    {
      sc: '2.4.3',
      must: 'De focus raakt nooit zoek, ook niet als een knop of een regel verdwijnt.',
      play: ['Keyboard', 'RetryAll'],
    },
    { sc: '4.1.3', must: 'Een schermlezer hoort hoe ver alles is.', play: 'Keyboard' },
    {
      sc: '4.1.3',
      must: 'Die hoort dat zodra het een seconde zo blijft, en niet bij elk procent.',
      byHand: true,
    },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Het is een veld met een naam, en een lijst met een naam.',
      play: 'Default',
    },
    {
      sc: '4.1.2',
      must: 'Hoe ver een bestand is, is een `progressbar` met de naam van het bestand.',
      play: 'Default',
    },
    {
      sc: '1.4.1',
      must: 'Klaar en mislukt hebben woorden en een pictogram, niet alleen een kleur.',
      play: 'Default',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het vlak, de knoppen en de bestanden', check: 'tab' },
    {
      keys: 'Enter',
      when: 'op ‘Opnieuw proberen’',
      effect: 'Probeert het nog eens; de focus blijft bij het bestand',
      play: 'Keyboard',
    },
    {
      keys: 'Enter',
      when: 'op een kruis',
      effect: 'Annuleert of verwijdert; de focus gaat naar het volgende',
      play: 'Keyboard',
    },
    {
      keys: 'Enter',
      when: 'op een knop voor alle',
      effect: 'Doet het; de focus gaat naar de samenvatting',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
