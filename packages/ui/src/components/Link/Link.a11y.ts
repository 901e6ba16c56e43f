import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    {
      sc: '1.4.1',
      must: 'Een link in een zin is onderstreept: kleur is niet de enige aanwijzing.',
      play: 'InText',
    },
    {
      sc: '1.4.1',
      must: '`muted`, zonder streep, staat alleen in lijsten van links.',
      byHand: true,
    },
    { sc: '2.5.8', must: '`standalone` is minstens 44 px hoog.', play: 'States' },
    {
      sc: '2.4.4',
      must: 'Een link naar een nieuw tabblad zegt dat in woorden.',
      play: 'External',
    },
    {
      must: 'Een pictogram achter het laatste woord toont dat ook.',
      play: ['ExternalInText', 'RightToLeft'],
    },
    {
      sc: '2.4.4',
      must: 'De tekst zegt ook zonder de zin eromheen waar de link heen gaat.',
      byHand: true,
    },
    { sc: '1.4.10', must: 'Lange adressen breken af.', check: 'width' },
    {
      sc: '2.1.1',
      must: 'Een link zonder adres krijgt focus en gaat nergens heen.',
      play: 'WithoutDestination',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de link, of verder', check: 'tab' },
    { keys: 'Enter', effect: 'Volgt de link', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
