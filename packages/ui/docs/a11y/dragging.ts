import type { KeyboardRow, Requirement } from './record.js';

/** Requirements of a list whose rows can be dragged. Its story `Draggable` proves them. */
export const draggingRequirements: readonly Requirement[] = [
  {
    sc: ['2.1.1', '4.1.2'],
    must: 'Slepen kan met het toetsenbord en een schermlezer: elke rij heeft een greep met een naam.',
    play: 'Draggable',
  },
  { must: 'Slepen kan met de muis.', test: '.storybook/checks/drag.test.tsx' },
  {
    sc: '2.5.7',
    must: 'Wat slepen van rijen doet, kan ook zonder: de app geeft er een knop of menu voor.',
    byHand: true,
  },
];

/** Keys of a list whose rows can be dragged. */
export const draggingKeys: readonly KeyboardRow[] = [
  { keys: 'Enter', when: 'op een greep', effect: 'Begint met slepen', play: 'Draggable' },
  {
    keys: ['ArrowUp', 'ArrowDown', 'End'],
    when: 'tijdens het slepen',
    effect: 'Naar een andere plaats',
    play: 'Draggable',
  },
  { keys: 'Enter', when: 'tijdens het slepen', effect: 'Zet de rij neer', play: 'Draggable' },
  {
    keys: 'Escape',
    when: 'tijdens het slepen',
    effect: 'Breekt het slepen af',
    play: 'Draggable',
  },
];
