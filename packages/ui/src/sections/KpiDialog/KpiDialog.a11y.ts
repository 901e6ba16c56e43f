import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    { must: 'Elke indicator heeft een definitie en een meetmethode.', play: 'Open' },
    { must: 'Definitie en meetmethode staan naast elkaar waar dat past.', play: 'Tablet' },
    { sc: '1.4.10', must: 'Waar dat niet past, staan zij onder elkaar.', play: 'Narrow' },
    {
      must: 'Het doel staat er net zo als op de pagina, zodat te zien is welk doel wordt uitgelegd.',
      byHand: true,
    },
    {
      sc: '2.1.1',
      must: 'De uitleg is te scrollen als die hoger is dan het scherm, ook met alleen het toetsenbord.',
      byHand: true,
    },
    { sc: '4.1.2', must: 'De titel is de naam van het venster.', play: 'Open' },
    {
      sc: '2.4.3',
      must: 'De rest van de pagina is zolang niet te bereiken.',
      test: 'apps/site/src/pages/home/Home.e2e.ts',
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Escape sluit de uitleg; de focus gaat terug naar de knop.',
      test: 'apps/site/src/pages/home/Home.e2e.ts',
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: '‘Sluiten’ sluit de uitleg; de focus gaat terug naar de knop.',
      play: 'Keyboard',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de knop, of verder', check: 'tab' },
    {
      keys: ['Enter', 'Space'],
      when: 'op de knop',
      effect: 'Opent de uitleg, met de focus erin',
      play: 'Keyboard',
    },
    {
      keys: 'Enter',
      when: 'op ‘Sluiten’',
      effect: 'Sluit de uitleg; de focus gaat terug naar de knop',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
