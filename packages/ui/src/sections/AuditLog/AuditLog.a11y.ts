import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    {
      must: 'Geen regel verdwijnt: wat ongedaan is gemaakt, is te zien, te vinden en te downloaden.',
      play: ['Default', 'Filtering', 'Downloading'],
    },
    {
      must: 'De volgorde is die van het logboek, wat de klokken ook zeggen, ook onder de koppen van de dagen.',
      play: ['WrongClock', 'Days'],
    },
    {
      must: 'Van duizenden regels staan alleen die in en rond het beeld in de pagina.',
      play: 'Many',
    },
    { must: 'Met duizenden regels is het even snel als met tien.', byHand: true },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Het is een groep met een naam, met daarin een zoekgebied en een raster met die naam.',
      play: 'Default',
    },
    {
      sc: '1.4.1',
      must: 'Dat iets ongedaan is gemaakt, staat er ook in woorden, met wie het deed en wanneer.',
      play: 'Default',
    },
    {
      sc: '2.4.3',
      must: 'Na ongedaan maken blijft de focus op de knop, die dan herstelt.',
      play: 'Undoing',
    },
    {
      sc: '2.4.3',
      must: 'Na ‘Terug naar nu’ staat de focus op de filters, want de knop is dan weg.',
      play: 'Replaying',
    },
    { sc: '4.1.3', must: 'De stand is een statusbericht.', play: 'Replaying' },
    {
      sc: '4.1.3',
      must: 'Wat niet vastgelegd kon worden, zegt dat, in een statusbericht.',
      play: 'SaveFailed',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Naar de filters, de knop, de tabel en de bladzijden',
      check: 'tab',
    },
    {
      keys: ['ArrowUp', 'ArrowDown'],
      when: 'in de tabel',
      effect: 'Naar een andere regel of dag',
      play: 'Undoing',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      when: 'in een regel',
      effect: 'Naar de knoppen in die regel',
      play: 'Undoing',
    },
    {
      keys: 'Enter',
      when: 'op ‘Ongedaan maken’ of ‘Herstellen’',
      effect: 'Maakt ongedaan of herstelt; de focus blijft op de knop',
      play: 'Undoing',
    },
    {
      keys: 'Enter',
      when: 'op de andere knop in een regel',
      effect: 'Toont de stand tot en met die regel',
      play: 'Replaying',
    },
    {
      keys: 'Enter',
      when: 'op de kop ‘Wanneer’',
      effect: 'Draait de volgorde om',
      play: 'Default',
    },
    {
      keys: 'Enter',
      when: 'op de knop om te downloaden',
      effect: 'Slaat de regels op die te zien zijn',
      play: 'Downloading',
    },
  ],
} satisfies AccessibilityRecord;
