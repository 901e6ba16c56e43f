import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field'],
  requirements: [
    {
      must: 'Wat is getypt, blijft staan zolang het bericht niet is verzonden.',
      play: 'Invalid',
    },
    {
      sc: '3.3.1',
      must: 'Te veel tekens worden geteld en gemeld, nooit afgekapt.',
      play: 'OverLimit',
    },
    {
      sc: '3.3.1',
      must: 'Elke fout hoort bij de omschrijving van zijn veld.',
      play: 'Invalid',
    },
    {
      sc: '2.4.3',
      must: 'Na verzenden met fouten gaat de focus naar het eerste veld met een fout.',
      play: 'Invalid',
    },
    {
      sc: '1.3.5',
      must: 'De velden voor naam, e-mailadres en bedrijf hebben een passend `autocomplete`.',
      play: 'Default',
    },
    {
      must: 'Het lokveld is voor mensen niet te zien, niet met Tab te bereiken en niet voor schermlezers.',
      play: 'Trap',
    },
    {
      sc: '2.5.8',
      must: 'De link bij de toestemming is 44 px hoog en raakt het vinkje niet.',
      play: 'Default',
    },
    {
      sc: '2.4.3',
      must: 'Tijdens het verzenden houdt de knop de focus, en daarna staat die waar hij was.',
      play: 'Sending',
    },
    { must: 'Tijdens het verzenden doet een tweede druk niets.', play: 'Pending' },
    {
      must: '`onFirstTouch` wordt aangeroepen zodra het formulier focus krijgt.',
      play: 'Keyboard',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Van veld naar veld, en naar de link en de knop', check: 'tab' },
    { keys: 'Space', when: 'op het vinkje', effect: 'Zet het vinkje', play: 'Keyboard' },
    { keys: 'Enter', when: 'op de knop', effect: 'Verzendt', play: 'Keyboard' },
    {
      keys: 'Enter',
      when: 'in een veld van één regel',
      effect: 'Verzendt',
      play: 'Sending',
    },
    {
      keys: 'Enter',
      when: 'in het bericht',
      effect: 'Maakt een nieuwe regel',
      play: 'OverLimit',
    },
  ],
} satisfies AccessibilityRecord;
