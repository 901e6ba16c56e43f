import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field'],
  requirements: [
    {
      sc: ['2.4.3', '3.3.1'],
      must: 'Zonder reden wordt niets vastgelegd, en staat de focus op het lege veld.',
      play: 'Default',
    },
    { must: 'De getoonde som is die van de score op de schuif.', play: 'NotScored' },
    { must: 'De som telt met de gewichten van de vacature.', play: 'Weighted' },
    { sc: '1.4.1', must: 'Geel staat alleen bij wat een mens deed.', byHand: true },
    {
      sc: '3.3.1',
      must: 'Mislukt het vastleggen, dan staat dat bij het veld en blijft staan wat getypt is.',
      play: 'SaveFailed',
    },
    {
      sc: '4.1.3',
      must: 'Mislukt het ongedaan maken, dan is dat een statusbericht; de focus blijft op de knop.',
      play: 'UndoFailed',
    },
    {
      sc: '4.1.2',
      must: 'Het is een groep met een naam (‘Nieuwe score voor Skills & Competenties’).',
      play: 'Default',
    },
    {
      sc: '4.1.3',
      must: 'Het totaal is een statusbericht: een schermlezer zegt het als de schuif stilstaat.',
      play: 'NotScored',
    },
    {
      sc: '2.4.3',
      must: 'Na het vastleggen gaat de focus naar ‘Ongedaan maken’, en na het ongedaan maken naar de schuif.',
      play: 'Default',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de schuif, het veld en de knoppen', check: 'tab' },
    {
      keys: ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'],
      when: 'op de schuif',
      effect: 'Eén procent meer of minder',
      play: 'Keyboard',
    },
    {
      keys: ['PageUp', 'PageDown'],
      when: 'op de schuif',
      effect: 'Tien procent meer of minder',
      play: 'Keyboard',
    },
    {
      keys: ['Home', 'End'],
      when: 'op de schuif',
      effect: 'Nul of honderd procent',
      play: 'Keyboard',
    },
    {
      keys: 'Enter',
      when: 'op de knop',
      effect: 'Vraagt om een reden, of legt vast',
      play: 'Keyboard',
    },
    {
      keys: 'Enter',
      when: 'op ‘Opnieuw aanpassen’',
      effect: 'Opent het formulier; de focus gaat naar de schuif',
      play: 'Keyboard',
    },
    {
      keys: 'Enter',
      when: 'op ‘Ongedaan maken’',
      effect: 'Maakt de aanpassing ongedaan',
      play: 'Default',
    },
  ],
} satisfies AccessibilityRecord;
