import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'field', 'graphic'],
  requirements: [
    { sc: '4.1.2', must: 'Het is een tekstveld met een label.', play: 'Default' },
    {
      must: 'Een komma en een punt worden gelezen zoals mensen ze typen; wat niet te lezen is, blijft staan.',
      play: 'Typed',
    },
    {
      sc: ['3.3.1', '3.3.3'],
      must: 'Een getal dat niet kan, krijgt een fout die zegt wat wel kan.',
      play: 'Typed',
    },
    {
      sc: '2.5.8',
      must: 'De knoppen zijn minstens 44 bij 44 px.',
      play: 'Default',
    },
    {
      sc: '2.1.1',
      must: 'De knoppen worden met Tab overgeslagen: de pijlen doen hetzelfde.',
      play: 'Keyboard',
    },
    { sc: '4.1.2', must: 'De knoppen noemen het veld: ‘Contracturen verhogen’.', play: 'Default' },
    { sc: '1.3.1', must: 'De eenheid is te horen na de uitleg.', play: 'Default' },
    { must: 'De eenheid is te zien naast het getal.', byHand: true },
    {
      sc: '4.1.3',
      must: 'Een getal dat met een stap verandert, wordt voorgelezen.',
      play: 'Keyboard',
    },
    { sc: '1.4.10', must: 'Op 320 px met 200% tekst schuift niets opzij.', check: 'width' },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het veld, of verder', check: 'tab' },
    { keys: ['ArrowUp', 'ArrowDown'], effect: 'Een stap hoger of lager', play: 'Keyboard' },
    { keys: ['PageUp', 'PageDown'], effect: 'Tien stappen hoger of lager', play: 'Keyboard' },
    { keys: ['Home', 'End'], effect: 'Laagste of hoogste getal', play: 'Keyboard' },
    { keys: 'Enter', effect: 'Verzendt het formulier', play: 'Submission' },
  ],
} satisfies AccessibilityRecord;
