import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    { must: 'Hij ziet eruit als `Button` met dezelfde `variant`, `tone` en `size`.', byHand: true },
    {
      sc: '2.5.8',
      must: 'Het aanwijsgebied is minstens 44 bij 44 px; met `size="small"`, voor rijen en werkbalken, tekent de knop 32 px.',
      play: 'Sizes',
    },
    {
      sc: '2.5.8',
      must: 'Voor een vinger is het aanwijsgebied ook met `size="small"` 44 px hoog.',
      byHand: true,
    },
    { sc: ['1.4.4', '1.4.10'], must: 'Lange tekst breekt af binnen de knop.', check: 'width' },
    {
      sc: '4.1.2',
      must: 'Het is een gewone link met een adres: een schermlezer noemt het een link.',
      play: 'Primary',
    },
    { must: 'De spatiebalk volgt de link niet.', play: 'Keyboard' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de link, of verder', check: 'tab' },
    { keys: 'Enter', effect: 'Volgt de link', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
