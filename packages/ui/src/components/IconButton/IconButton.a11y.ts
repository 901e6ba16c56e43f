import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    {
      sc: '2.5.8',
      must: 'Het aanwijsgebied is 44 bij 44 px, en groeit mee met de tekstgrootte.',
      play: ['Default', 'Narrow'],
    },
    {
      sc: '2.5.8',
      must: 'Met `size="small"` heeft een muis 32 bij 32 px.',
      play: 'Small',
    },
    {
      sc: '2.5.8',
      must: 'Met `size="small"` heeft een vinger 44 bij 44 px.',
      byHand: true,
    },
    {
      sc: '4.1.2',
      must: '`label` is verplicht: zonder naam compileert de code niet.',
      byHand: true,
    },
    { sc: '4.1.2', must: 'De knop heeft `label` als naam.', play: 'Default' },
    {
      sc: '2.4.7',
      must: 'De focusring is zichtbaar, ook in geforceerde kleuren.',
      check: 'tab',
    },
    {
      sc: '1.4.11',
      must: 'De focusring haalt in licht en donker 3 : 1.',
      test: 'tokens/tokens.test.ts',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de knop, of verder', check: 'tab' },
    { keys: ['Enter', 'Space'], effect: 'Voert de handeling uit', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
