import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field', 'graphic', 'moving'],
  requirements: [
    {
      sc: '2.5.7',
      must: 'Slepen is nooit nodig: een knop opent het venster van het systeem.',
      play: 'Keyboard',
    },
    {
      must: 'Wat in de lijst staat is wat het formulier verzendt, ook nadat het is gewist of verzonden.',
      play: 'FormReset',
    },
    {
      sc: '3.3.1',
      must: 'Een map en een bestand dat er al staat worden genoemd, en niet aangenomen.',
      play: 'Dropped',
    },
    {
      sc: '3.3.2',
      must: 'Soort en grootte staan erbij voordat iemand kiest.',
      play: 'Default',
    },
    {
      sc: '3.3.1',
      must: 'Van elk geweigerd bestand staat er de naam en de reden.',
      play: ['Refused', 'OneFile'],
    },
    { must: 'Naast een geweigerd bestand worden de andere aangenomen.', play: 'Dropped' },
    {
      sc: '4.1.3',
      must: 'Weigeringen staan in een live-gebied en worden voorgelezen.',
      play: ['Refused', 'Dropped', 'OneFile'],
    },
    {
      sc: '3.3.1',
      must: 'Met een `name` gaan de bestanden met het formulier mee, en komt een fout van de server bij het veld te staan.',
      play: 'InForm',
    },
    { sc: ['1.4.4', '1.4.10'], must: 'Lange bestandsnamen breken af.', check: 'width' },
    {
      sc: '2.4.3',
      must: 'Na verwijderen gaat de focus naar het volgende bestand, na opnieuw proberen blijft die bij het bestand.',
      play: ['Keyboard', 'Retrying'],
    },
    {
      sc: ['1.3.1', '3.3.1'],
      must: 'Toelichting en foutmelding horen bij het veld en bij de knop.',
      play: 'Invalid',
    },
    {
      sc: ['2.4.6', '4.1.2'],
      must: 'De knop om te verwijderen noemt het bestand.',
      play: ['Default', 'Keyboard'],
    },
    {
      sc: '4.1.2',
      must: 'Hoe ver een bestand is, is een `progressbar` met de naam van het bestand.',
      play: 'Sending',
    },
    { sc: '4.1.3', must: 'Hoeveel er klaar zijn, wordt voorgelezen.', play: 'Retrying' },
    {
      sc: '4.1.3',
      must: 'Hoeveel er klaar en mislukt zijn, wordt pas voorgelezen als dat een seconde zo blijft, en niet bij elk procent.',
      byHand: true,
    },
    { must: 'Ctrl + V op het vlak plakt bestanden.', byHand: true },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar het vlak, de knop en de gekozen bestanden', check: 'tab' },
    {
      keys: ['Enter', 'Space'],
      when: 'op de knop',
      effect: 'Opent het venster van het systeem',
      play: 'Keyboard',
    },
    {
      keys: ['Enter', 'Space'],
      when: 'op een kruis',
      effect: 'Verwijdert het bestand uit de keuze; de focus gaat naar het volgende',
      play: 'Keyboard',
    },
    {
      keys: 'Enter',
      when: 'op ‘Opnieuw proberen’',
      effect: 'Verzendt het bestand nog eens',
      play: 'Retrying',
    },
  ],
} satisfies AccessibilityRecord;
