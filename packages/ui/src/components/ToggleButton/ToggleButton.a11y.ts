import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    { sc: '4.1.2', must: 'Een schermlezer hoort de stand (`aria-pressed`).', play: 'Default' },
    { must: 'De woorden veranderen niet mee met de stand.', play: 'Default' },
    {
      sc: ['1.1.1', '4.1.2'],
      must: 'Een knop met alleen een pictogram heeft een naam.',
      play: 'Forms',
    },
    { sc: '2.5.8', must: 'Het aanwijsgebied is minstens 44 bij 44 px.', play: 'Default' },
    {
      must: 'Met `size="small"` is de knop 32 px hoog getekend, met voor een vinger een aanwijsgebied van 44 px.',
      byHand: true,
    },
    {
      sc: '1.4.1',
      must: 'Aan en uit verschillen in de dikte van de rand en niet alleen in kleur. In geforceerde kleuren is aan gevuld.',
      byHand: true,
    },
    { must: 'Wie de knop aan- of uitzet, ziet niets verschuiven.', play: 'Default' },
    {
      sc: '1.4.10',
      must: 'Lange tekst breekt af, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de knop, of verder', check: 'tab' },
    { keys: ['Enter', 'Space'], effect: 'Zet hem aan of uit', play: 'Default' },
  ],
} satisfies AccessibilityRecord;
