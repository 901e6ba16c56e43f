import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    {
      sc: '4.1.3',
      must: 'De melding wordt voorgelezen zodra die verschijnt (`role="alert"`); de focus blijft waar die was.',
      play: 'Default',
    },
    { must: 'De tekst zegt wat niet lukte en wat de bezoeker kan doen.', byHand: true },
    { must: 'Technische details staan er niet bij.', byHand: true },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de knop, of verder', check: 'tab' },
    { keys: ['Enter', 'Space'], effect: 'Probeert het opnieuw', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
