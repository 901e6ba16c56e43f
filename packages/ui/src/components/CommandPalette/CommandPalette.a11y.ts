import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'De focus staat bij het openen in het veld, en gaat bij het sluiten, ook met Escape, terug naar waar hij was.',
      play: 'Keyboard',
    },
    { must: 'Wat getypt was, is weg als het venster weer opent.', play: 'Keyboard' },
    { sc: '2.5.8', must: 'Elke opdracht is minstens 44 px hoog.', play: 'Default' },
    { must: 'Het venster begint altijd op dezelfde hoogte.', byHand: true },
    { must: 'Op een telefoon vult het venster het scherm.', play: 'Phone' },
    { must: 'Een uitgeschakelde opdracht wordt overgeslagen.', play: 'Keyboard' },
    { must: 'Een link is een gewone link: de router van de app volgt hem.', play: 'Links' },
    {
      sc: '4.1.2',
      must: 'Het is een dialoogvenster met een naam, en een zoekveld met een naam.',
      play: ['Default', 'Keyboard'],
    },
    {
      sc: '4.1.2',
      must: 'De focus blijft in het veld; `aria-activedescendant` zegt welke opdracht aangewezen is.',
      play: 'Keyboard',
    },
    { sc: '4.1.3', must: 'Hoeveel er passen, wordt voorgelezen.', play: 'Found' },
    {
      sc: '2.5.3',
      must: 'Uitleg en toetsen horen bij de naam van de opdracht.',
      play: ['Default', 'Found'],
    },
    { must: 'Zonder treffers staat er waarom er niets staat.', play: 'Empty' },
  ],
  keyboard: [
    { keys: 'Control+K', effect: 'Opent en sluit, waar de focus ook staat', play: 'Keyboard' },
    {
      keys: 'Meta+K',
      when: 'op een apparaat van Apple',
      effect: 'Opent en sluit, waar de focus ook staat',
      play: 'OnAMac',
    },
    {
      keys: 'Text',
      effect: 'Verkort de lijst; de eerste opdracht die past is aangewezen',
      play: 'Keyboard',
    },
    { keys: ['ArrowUp', 'ArrowDown'], effect: 'Naar een andere opdracht', play: 'Keyboard' },
    {
      keys: ['Home', 'End'],
      effect: 'Naar de eerste of de laatste opdracht',
      play: 'Keyboard',
    },
    { keys: ['PageUp', 'PageDown'], effect: 'Een scherm omhoog of omlaag', play: 'Keyboard' },
    { keys: 'Enter', effect: 'Voert uit, en sluit', play: 'Keyboard' },
    { keys: 'Enter', when: 'op een link', effect: 'Volgt de link, en sluit', play: 'Links' },
    {
      keys: 'Escape',
      effect: 'Maakt het veld leeg; is het al leeg: sluit',
      play: 'Keyboard',
    },
    { keys: 'Tab', effect: 'Van het veld naar het kruis, en terug', play: 'Keyboard' },
  ],
  issues: [
    {
      nl: 'React Aria zet in het geopende venster verborgen knoppen met de naam ‘Negeren’, die alleen een schermlezer vindt. Zij sluiten het.',
      en: 'React Aria renders hidden dismiss buttons named ‘Negeren’ in the open palette, which only a screen reader finds. They close it.',
      sc: '4.1.2',
      workaround: {
        nl: 'Gebruik Escape of de zichtbare knop ‘Sluiten’.',
        en: 'Use Escape or the visible ‘Sluiten’ button.',
      },
    },
  ],
} satisfies AccessibilityRecord;
