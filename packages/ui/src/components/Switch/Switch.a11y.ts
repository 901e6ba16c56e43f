import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'field', 'graphic'],
  requirements: [
    { sc: '4.1.2', must: 'Het is een `switch` met een naam, aan of uit.', play: 'Default' },
    {
      sc: '1.4.1',
      must: 'De plaats van de knop zegt aan of uit, niet alleen de kleur.',
      byHand: true,
    },
    { sc: '2.5.8', must: 'Het aanwijsgebied is minstens 44 px hoog.', play: 'Keyboard' },
    {
      sc: '1.3.1',
      must: 'De uitleg is de omschrijving van de schakelaar.',
      play: 'Default',
    },
    { sc: '3.3.1', must: 'Een fout hoort bij de omschrijving.', play: 'Invalid' },
    {
      sc: '1.4.1',
      must: 'Een fout is te zien aan een pictogram en woorden, niet alleen aan de kleur van de baan.',
      byHand: true,
    },
    { sc: '4.1.2', must: 'Een verborgen label is nog steeds de naam.', play: 'LabelHidden' },
    { sc: '1.4.11', must: 'In geforceerde kleuren zijn aan en uit te zien.', byHand: true },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de schakelaar, of verder', check: 'tab' },
    { keys: 'Space', effect: 'Zet hem aan of uit', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
