import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'field', 'graphic'],
  requirements: [
    {
      must: 'Met en zonder scheidingstekens is het dezelfde datum: 3-4-1990, 03041990 en 3 april 1990 worden 03-04-1990.',
      test: '.storybook/checks/dates.test.ts',
    },
    {
      must: 'Wat er staat, wat `onChange` geeft en wat het formulier verzendt zijn één.',
      test: '.storybook/checks/forms.test.tsx',
    },
    {
      must: 'Op een telefoon komt het toetsenbord met cijfers.',
      play: 'Default',
    },
    { must: 'Cijfers zijn genoeg om een datum te typen.', test: '.storybook/checks/dates.test.ts' },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Op 320 px met 200% tekst blijft alles binnen het veld.',
      check: 'width',
    },
    {
      sc: '3.3.2',
      must: 'Een voorbeeld van de schrijfwijze hoort bij de uitleg, ook voor wie niet ziet.',
      play: 'Default',
    },
    { sc: ['3.3.1', '3.3.3'], must: 'Een fout zegt hoe het wel kan.', play: 'Unreadable' },
    {
      sc: '3.3.1',
      must: 'Wat niet te lezen is blijft staan, en houdt het formulier tegen.',
      play: 'Unreadable',
    },
    {
      sc: '4.1.2',
      must: 'Het is één tekstveld met het label als naam: wat een schermlezer zegt is wat er staat.',
      play: 'Default',
    },
  ],
  keyboard: [
    {
      keys: 'Text',
      effect: 'Typt een datum; er verandert niets onder het typen',
      play: 'Default',
    },
    { keys: 'Tab', effect: 'Leest de datum en gaat verder', play: 'Default' },
    { keys: 'Enter', effect: 'Leest de datum en verzendt het formulier', play: 'Unreadable' },
  ],
} satisfies AccessibilityRecord;
