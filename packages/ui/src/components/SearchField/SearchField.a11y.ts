import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field', 'graphic'],
  requirements: [
    {
      sc: ['2.4.6', '4.1.2'],
      must: 'Het veld heeft altijd een naam, ook met een verborgen label.',
      play: ['Default', 'LabelHidden'],
    },
    { sc: '2.1.1', must: '‘Wissen’ is met Tab te bereiken.', play: 'Keyboard' },
    {
      sc: '2.5.8',
      must: '‘Wissen’ heeft een aanwijsgebied van minstens 44 px.',
      play: 'Keyboard',
    },
    { sc: '2.4.3', must: 'Na ‘Wissen’ staat de focus in het veld.', play: 'Keyboard' },
    {
      sc: '3.3.1',
      must: 'De uitleg en een fout horen bij de omschrijving van het veld.',
      play: 'Invalid',
    },
    { must: 'Lange invoer loopt niet onder de knop door.', byHand: true },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het veld, daarna naar ‘Wissen’', check: 'tab' },
    {
      keys: 'Enter',
      when: 'in het veld',
      effect: 'Roept `onSubmit` aan met de tekst',
      play: 'Default',
    },
    { keys: 'Escape', when: 'in het veld', effect: 'Maakt het veld leeg', play: 'Keyboard' },
    {
      keys: ['Enter', 'Space'],
      when: 'op ‘Wissen’',
      effect: 'Maakt het veld leeg en zet de focus in het veld',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
