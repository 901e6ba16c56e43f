import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    {
      sc: '4.1.3',
      must: 'De tekst staat in een `alert` (`critical`) of een `status` (de andere): een schermlezer leest die voor zonder dat de focus verspringt.',
      play: ['Positive', 'Critical', 'Info'],
    },
    {
      sc: '4.1.3',
      must: 'Het gebied om voor te lezen is er al voordat er iets te melden valt.',
      play: 'Waiting',
    },
    { sc: '3.2.1', must: 'De focus blijft waar hij was als een melding komt.', play: 'Critical' },
    {
      sc: '1.3.1',
      must: 'De meldingen staan in een oriëntatiepunt ‘Meldingen’, elk als groep met de titel als naam.',
      play: 'Waiting',
    },
    {
      must: 'Er zijn nooit meer dan drie meldingen in beeld; een volgende wacht, en vervangt er geen.',
      play: 'Waiting',
    },
    {
      sc: '2.2.1',
      must: 'Zolang iemand een melding gebruikt, verdwijnt er geen.',
      play: 'AutoDismiss',
    },
    {
      sc: '2.2.1',
      must: 'Een melding met `critical` verdwijnt nooit uit zichzelf.',
      play: 'AutoDismiss',
    },
    {
      sc: '2.2.1',
      must: 'Een andere verdwijnt na acht seconden; wat erin staat of te doen is, kan ook elders.',
      byHand: true,
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Escape of ‘Sluiten’ sluit een melding, en de focus gaat terug naar waar hij was.',
      play: 'Keyboard',
    },
    {
      sc: '2.4.3',
      must: 'Staat er nog een melding, dan gaat de focus daarheen.',
      play: 'WithAction',
    },
    {
      must: 'Op een telefoon vult de melding de breedte onderaan, op een groter scherm staat hij rechtsonder.',
      byHand: true,
    },
    {
      sc: '1.4.1',
      must: 'De toon is te zien aan een pictogram en een rand, ook in geforceerde kleuren.',
      byHand: true,
    },
    {
      sc: '1.4.10',
      must: 'Lange tekst breekt af, ook op 320 px met 200% tekst.',
      check: 'width',
    },
    {
      must: 'Een lange melding scrolt zo nodig binnen het scherm; de navigatiebalk en één bedieningselement blijven altijd in beeld.',
      byHand: true,
    },
    {
      sc: '2.4.11',
      must: 'Wat de focus heeft, wordt nooit bedekt: de pagina krijgt onderaan ruimte en schuift het erboven.',
      play: ['FocusNotObscured', 'Several'],
    },
  ],
  keyboard: [
    {
      keys: 'Escape',
      effect: 'Sluit de melding met de focus, anders de nieuwste',
      play: 'Keyboard',
    },
    { keys: 'F6', effect: 'Naar de nieuwste melding', play: 'Keyboard' },
    { keys: 'Shift+F6', effect: 'Terug naar waar de focus was', play: 'Keyboard' },
    { keys: 'Tab', effect: 'Naar de link, de knop en ‘Sluiten’', check: 'tab' },
    {
      keys: ['Enter', 'Space'],
      when: 'op ‘Sluiten’',
      effect: 'Sluit; de focus gaat terug naar waar hij was',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
