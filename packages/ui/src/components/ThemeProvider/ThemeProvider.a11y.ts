import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      sc: ['1.4.3', '1.4.11'],
      must: 'Elk paar kleuren haalt het contrast van de eigen vormgeving.',
      test: '.storybook/checks/theme.test.ts',
    },
    { must: 'Het thema kan wisselen terwijl de pagina open is.', play: 'Switch' },
    { must: 'Het thema komt van de server al goed mee.', check: 'server' },
    { must: 'Een deel heeft een eigen thema; de rest van de pagina niet.', play: 'Default' },
    { must: 'Wat over een deel zweeft, heeft het thema van dat deel.', play: 'Overlay' },
    { must: 'Een deel binnen een deel heeft alleen het binnenste thema.', byHand: true },
    {
      sc: '2.5.8',
      must: 'In de compacte dichtheid is een knop 36 px hoog.',
      play: 'Compact',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
