import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    { sc: '2.5.8', must: 'Een dag is minstens 44 bij 44 px.', play: 'Default' },
    {
      sc: ['1.4.4', '1.4.10', '2.5.8'],
      must: 'Op een scherm van 320 px is een dag 44 px hoog en staan er zeven naast elkaar.',
      play: 'Narrow',
    },
    {
      sc: '1.4.1',
      must: 'Vandaag, gekozen en niet te kiezen zijn niet alleen aan kleur te zien, ook in geforceerde kleuren.',
      byHand: true,
    },
    {
      sc: '4.1.2',
      must: 'Een schermlezer noemt de hele datum, of het vandaag is, en of hij gekozen is.',
      play: 'Default',
    },
    {
      sc: '1.3.1',
      must: 'Waarom een dag niet te kiezen is, hoort bij de omschrijving van die dag.',
      play: 'Unavailable',
    },
    {
      sc: '1.4.13',
      must: 'De reden staat ook onder de maand, bij aanwijzen en bij focus.',
      play: 'Unavailable',
    },
    { sc: '4.1.3', must: 'De maand wordt bij het bladeren voorgelezen.', play: 'Default' },
    { must: 'De maand is één halte van Tab.', play: 'Keyboard' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Naar de knoppen, de gekozen dag (of vandaag), of verder',
      play: 'Keyboard',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      effect: 'Naar de vorige of de volgende dag, ook van een andere maand',
      play: 'Keyboard',
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      effect: 'Naar dezelfde dag van de vorige of de volgende week',
      play: 'Keyboard',
    },
    {
      keys: ['Home', 'End'],
      effect: 'Naar de eerste of de laatste dag van de maand',
      play: 'Keyboard',
    },
    {
      keys: ['PageUp', 'PageDown'],
      effect: 'Naar de vorige of de volgende maand',
      play: 'Keyboard',
    },
    {
      keys: ['Shift+PageUp', 'Shift+PageDown'],
      effect: 'Naar het vorige of het volgende jaar',
      play: 'Keyboard',
    },
    { keys: ['Enter', 'Space'], effect: 'Kiest', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
