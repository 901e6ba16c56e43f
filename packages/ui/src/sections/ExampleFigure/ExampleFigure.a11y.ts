import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive'],
  requirements: [
    {
      must: 'Eerst het cv, dan de `Scorecard`; waar plaats is naast elkaar, als papier op een bureau, zonder tekst te bedekken.',
      play: 'Default',
    },
    { must: 'De nummers in het cv staan ook bij de scores.', play: 'Default' },
    {
      must: 'Heeft een nummer de focus, dan loopt er een lijn naar de passage.',
      play: 'Default',
    },
    { must: 'De figuur zegt zelf dat het een voorbeeld is.', play: 'Default' },
    {
      sc: '1.3.1',
      must: 'Het is een `<figure>` met een naam die zegt wat er te zien is.',
      play: 'Default',
    },
    { sc: '1.3.1', must: 'De titels erin zijn geen koppen.', play: 'Default' },
    {
      sc: '1.4.10',
      must: 'Op 320 px met 200% tekst staan de delen onder elkaar.',
      play: 'Narrow',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het volgende nummer, als dat een link is', check: 'tab' },
    {
      keys: 'Enter',
      when: 'op een nummer bij een score',
      effect: 'Naar de passage in het cv',
      play: 'Default',
    },
  ],
} satisfies AccessibilityRecord;
