import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'field', 'graphic'],
  requirements: [
    { sc: '2.5.8', must: 'Elke keuze is minstens 44 px hoog.', play: 'KeyboardInList' },
    { sc: '1.4.1', must: 'De gekozen keuze heeft een vinkje.', byHand: true },
    { sc: '4.1.2', must: 'Een schermlezer hoort wat gekozen is.', play: 'Multiple' },
    {
      must: 'Van meer keuzes staan de namen op de knop, in woorden; van vier of meer het aantal.',
      play: 'Multiple',
    },
    {
      sc: '4.1.3',
      must: 'Laden staat in de lijst, in een `status`.',
      play: 'LoadingFirst',
    },
    { must: 'De lijst is zo breed als het veld en blijft binnen het scherm.', play: 'Multiple' },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Escape sluit de lijst zonder te kiezen, en de focus gaat terug naar de knop.',
      play: 'Keyboard',
    },
    { sc: '4.1.2', must: 'De lijst heeft het label als naam.', play: 'Open' },
    { sc: '1.3.1', must: 'Een groep heeft de titel als naam.', play: 'Sections' },
    { sc: '2.5.3', must: 'De uitleg hoort bij de naam van de keuze.', play: 'Sections' },
    { sc: '3.3.1', must: 'Een fout hoort bij de omschrijving van de knop.', play: 'Invalid' },
    {
      sc: '4.1.2',
      must: 'Een veld dat alleen te lezen is, is te bereiken en zegt dat het niet te wijzigen is.',
      play: 'ReadOnly',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het veld, of verder', check: 'tab' },
    {
      keys: ['Enter', 'Space', 'ArrowUp', 'ArrowDown'],
      when: 'op de knop',
      effect: 'Opent de lijst',
      play: 'Keyboard',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      when: 'op de knop',
      effect: 'Kiest de vorige of volgende, zonder de lijst te openen',
      play: 'KeyboardInList',
    },
    {
      keys: 'Text',
      when: 'op de knop',
      effect: 'Kiest de eerste keuze die zo begint',
      play: 'KeyboardInList',
    },
    {
      keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'],
      when: 'in de lijst',
      effect: 'Naar een andere keuze',
      play: 'KeyboardInList',
    },
    {
      keys: 'Text',
      when: 'in de lijst',
      effect: 'Naar de eerste keuze die zo begint',
      play: 'KeyboardInList',
    },
    {
      keys: ['Enter', 'Space'],
      when: 'in de lijst',
      effect: 'Kiest, en sluit',
      play: 'KeyboardInList',
    },
    {
      keys: ['Enter', 'Space'],
      when: 'in een lijst met meer keuzes',
      effect: 'Kiest, of haalt de keuze weg; de lijst blijft open',
      play: 'Multiple',
    },
    {
      keys: 'Tab',
      when: 'in de lijst',
      effect: 'Kiest waar de focus is, en sluit',
      play: 'KeyboardInList',
    },
    {
      keys: 'Tab',
      when: 'in een lijst met meer keuzes',
      effect: 'Sluit, en kiest niets',
      play: 'Multiple',
    },
    { keys: 'Escape', effect: 'Sluit zonder te kiezen', play: 'Keyboard' },
  ],
  issues: [
    {
      nl: 'React Aria zet in het vlak verborgen knoppen met de naam ‘Negeren’, die alleen een schermlezer vindt.',
      en: 'React Aria renders hidden dismiss buttons named ‘Negeren’ that only a screen reader finds.',
      sc: '4.1.2',
      workaround: {
        nl: 'Sluit met Escape of met de zichtbare knop.',
        en: 'Close with Escape or with the visible button.',
      },
    },
  ],
} satisfies AccessibilityRecord;
