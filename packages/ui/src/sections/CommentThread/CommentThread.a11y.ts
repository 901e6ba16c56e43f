import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field', 'graphic', 'moving'],
  requirements: [
    {
      sc: '1.3.1',
      must: 'De reacties zijn een lijst met de kop als naam; antwoorden zijn een lijst daarin, één niveau diep.',
      play: 'Default',
    },
    {
      sc: '1.3.1',
      must: 'Elke reactie is een `article` met wie en wanneer als naam.',
      play: 'Default',
    },
    { must: 'Een verwijderde reactie blijft op de eigen plaats.', play: 'Default' },
    {
      sc: '4.1.3',
      must: 'Een nieuwe reactie van een ander wordt gemeld; eerdere die later laden niet.',
      play: 'Arrivals',
    },
    {
      sc: '3.3.1',
      must: 'Lukt plaatsen niet, dan blijft de tekst, staat de fout bij het veld en heet de knop ‘Opnieuw plaatsen’.',
      play: 'Failed',
    },
    { sc: '3.3.4', must: 'Verwijderen vraagt om een besluit.', play: 'Delete' },
    {
      sc: '2.4.3',
      must: 'Wie schrijft, antwoordt of bewerkt, begint in het veld.',
      play: ['Collapsed', 'Reply', 'Edit'],
    },
    {
      sc: '1.4.10',
      must: 'Lange namen en adressen breken af, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het volgende veld of de volgende knop', check: 'tab' },
    {
      keys: 'Control+Enter',
      when: 'in een reactie',
      effect: 'Plaatst de reactie',
      play: 'Default',
    },
  ],
} satisfies AccessibilityRecord;
