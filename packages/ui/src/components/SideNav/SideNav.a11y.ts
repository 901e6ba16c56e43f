import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    {
      sc: '1.3.1',
      must: 'Het is een `nav` met een naam; een deel is een lijst met de titel als naam.',
      play: 'Default',
    },
    {
      sc: '4.1.2',
      must: 'De link van de pagina heeft `aria-current="page"`, die van het deel waar de pagina in ligt `aria-current="true"`.',
      play: ['Default', 'States'],
    },
    { sc: '2.5.8', must: 'Een link is minstens 44 px hoog.', play: 'Default' },
    { must: 'In de compacte dichtheid is een link 36 px hoog.', byHand: true },
    {
      sc: '1.4.1',
      must: 'Waar de lezer is, is te zien aan een streep van 3 px en vette woorden, niet alleen aan kleur.',
      byHand: true,
    },
    { must: 'Getallen zijn geschreven zoals de taal het doet.', play: 'Default' },
    { must: 'Getallen staan onder elkaar.', byHand: true },
    {
      sc: '1.4.10',
      must: 'Lange woorden breken af, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de volgende link', check: 'tab' },
    { keys: 'Enter', effect: 'Volgt de link', play: 'Default' },
  ],
} satisfies AccessibilityRecord;
