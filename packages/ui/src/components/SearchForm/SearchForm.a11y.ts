import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field', 'graphic'],
  requirements: [
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Het is een oriëntatiepunt om te zoeken, met de naam van het label.',
      play: 'Default',
    },
    {
      sc: '4.1.2',
      must: 'Het veld heeft een naam, ook met een verborgen label.',
      play: ['Default', 'Small'],
    },
    {
      must: 'Zonder JavaScript staan de woorden als `q` in het adres: het formulier heeft een adres en het veld die naam.',
      play: 'Default',
    },
    {
      must: '`onSearch` krijgt de woorden zonder spaties eromheen. Een leeg veld wordt niet verzonden.',
      play: 'Default',
    },
    {
      must: 'Een andere `query` komt in het veld te staan, maar nooit over woorden die iemand aan het typen is.',
      play: ['OtherQuery', 'OtherQueryWhileTyping'],
    },
    { sc: '2.5.8', must: 'Veld en knop zijn minstens 44 px hoog.', play: 'Default' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het veld, de knop, of verder', check: 'tab' },
    { keys: 'Enter', when: 'in het veld', effect: 'Zoekt', play: 'Default' },
    { keys: 'Space', when: 'op de knop', effect: 'Zoekt', play: 'Default' },
  ],
} satisfies AccessibilityRecord;
