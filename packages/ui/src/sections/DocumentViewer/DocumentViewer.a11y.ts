import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    {
      must: 'Elk nummer in het document staat ook bij minstens één score, en elke score met bewijs leidt naar een passage.',
      play: 'Joined',
    },
    {
      must: 'De plaatsen zijn die uit de tekst van de pagina: `text.slice(start, end)` is de passage.',
      play: 'Overlapping',
    },
    {
      must: 'Het heen en weer gaan werkt zonder script: elk nummer is een link naar een `id` op de pagina.',
      play: 'Joined',
    },
    {
      must: 'Zonder tekst zegt het document dat, en doet het niet alsof het leeg is.',
      play: 'Empty',
    },
    {
      sc: '1.1.1',
      must: 'Een pagina als afbeelding heeft een naam, en de woorden van elke passage staan erbij voor wie ze niet ziet.',
      play: 'Pictures',
    },
    { sc: '1.3.1', must: 'Het document is een gebied met een naam.', play: 'Default' },
    {
      sc: '1.3.1',
      must: 'Van meer pagina’s is elke een groep met een naam.',
      play: 'Pages',
    },
    {
      sc: '1.3.1',
      must: 'Koppen van het document zijn koppen, en passages zijn `<mark>`-elementen.',
      play: 'Default',
    },
    {
      sc: '1.3.1',
      must: 'Als illustratie (`titleLevel="p"`) heeft het document geen koppen en is het geen gebied.',
      play: 'WithoutHeadings',
    },
    {
      sc: '1.4.1',
      must: 'Waar een link heen leidde, krijgt de passage een rand, ook in geforceerde kleuren.',
      byHand: true,
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het volgende nummer, als dat een link is', check: 'tab' },
    {
      keys: 'Enter',
      when: 'op een nummer',
      effect: 'Naar de score die op de passage rust',
      play: 'Joined',
    },
  ],
} satisfies AccessibilityRecord;
