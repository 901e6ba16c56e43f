import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'field', 'graphic'],
  requirements: [
    { sc: '4.1.2', must: 'Het is een tekstveld met een label.', play: 'Default' },
    {
      sc: '3.3.2',
      must: 'Een voorbeeld van de schrijfwijze hoort bij de omschrijving van het veld.',
      play: 'Default',
    },
    {
      sc: ['3.3.1', '3.3.3'],
      must: 'Een tijd die niet bestaat of niet te lezen is, blijft staan en krijgt een fout in woorden.',
      play: 'Unreadable',
    },
    {
      sc: '3.3.3',
      must: 'Een tijd buiten de grenzen krijgt een fout die zegt wat wel kan.',
      play: 'InForm',
    },
    { must: '1:45 wordt 01:45, en 10u45 wordt 10:45.', play: ['Default', 'Keyboard'] },
    { must: 'In het Nederlands telt de dag 24 uur.', byHand: true },
    {
      must: 'Op een telefoon komt het toetsenbord met cijfers, behalve waar de taal a.m. en p.m. schrijft.',
      byHand: true,
    },
    { sc: '1.4.10', must: 'Op 320 px met 200% tekst schuift niets opzij.', check: 'width' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het veld, of verder', check: 'tab' },
    { keys: 'Tab', when: 'na het typen', effect: 'Leest de tijd', play: 'Default' },
    { keys: 'Enter', effect: 'Leest de tijd', play: 'Keyboard' },
    { keys: 'Enter', when: 'in een formulier', effect: 'Verzendt het', play: 'Submission' },
  ],
} satisfies AccessibilityRecord;
