import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    {
      sc: '3.3.4',
      must: 'Een druk ernaast sluit niet: een vergissing mag geen keuze zijn.',
      play: 'ClosedFromOutside',
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Escape en ‘Annuleren’ sluiten alleen het venster; de focus gaat terug naar de knop die het opende.',
      play: 'Keyboard',
    },
    {
      sc: '4.1.2',
      must: 'Het venster heeft de rol `alertdialog`, de vraag als naam en het gevolg als omschrijving.',
      play: 'Default',
    },
    {
      sc: '2.4.3',
      must: 'De focus begint op het venster zelf, zodat een schermlezer de vraag leest voordat iemand kiest.',
      play: 'Default',
    },
    {
      sc: '2.4.3',
      must: 'Zolang het loopt, sluit niets het venster, en houdt de knop de focus.',
      play: 'Pending',
    },
    {
      sc: ['3.3.1', '4.1.3'],
      must: 'Gaat het mis, dan zegt het venster dat meteen (`role="alert"`), en blijft de focus op de knop.',
      play: 'Failed',
    },
    {
      sc: '1.4.10',
      must: 'De knoppen blijven in beeld terwijl een lange vraag scrolt, zolang er hoogte is (vanaf 480 px).',
      play: 'Scrolling',
    },
    {
      sc: '2.4.6',
      must: 'De knop die het doet, herhaalt het werkwoord van de vraag.',
      byHand: true,
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Naar de volgende knop, en na de laatste weer de eerste',
      play: 'Keyboard',
    },
    { keys: ['Enter', 'Space'], effect: 'Kiest de knop met de focus', play: 'Keyboard' },
    { keys: 'Escape', effect: 'Annuleert; niet zolang het loopt', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
