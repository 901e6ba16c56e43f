import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    {
      must: 'Vóór een druk op de knop gaat er geen verzoek naar de andere partij.',
      test: 'apps/site/src/pages/contact/Contact.e2e.ts',
    },
    { must: 'Vóór een druk op de knop is er geen frame.', play: 'Default' },
    {
      sc: '2.4.3',
      must: 'Na de druk op de knop gaat de focus naar het frame.',
      play: 'Loaded',
    },
    { sc: '4.1.2', must: 'Het frame heeft een naam die zegt wat erin staat.', play: 'Loaded' },
    { sc: '2.4.4', must: 'De link zegt dat hij een nieuw tabblad opent.', play: 'Default' },
    { sc: '2.5.8', must: 'De link is minstens 44 px hoog.', play: 'Default' },
    { must: 'Het frame is 700 px hoog en zo breed als zijn plaats.', play: 'Loaded' },
    {
      must: '`sandbox` staat scripts, formulieren, eigen opslag en pop-ups toe, en geen navigatie van de pagina.',
      play: 'Loaded',
    },
    {
      must: 'De agenda krijgt alleen de herkomst van de site te zien, niet het adres van de pagina.',
      play: 'Loaded',
    },
    {
      sc: '2.1.1',
      must: 'De inhoud van het frame is met het toetsenbord te bedienen: de agenda van de andere partij moet dat toelaten.',
      byHand: true,
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de knop of het frame, en naar de link', check: 'tab' },
    {
      keys: 'Enter',
      when: 'op de knop',
      effect: 'Laadt de agenda, die de focus krijgt',
      play: 'Loaded',
    },
  ],
} satisfies AccessibilityRecord;
