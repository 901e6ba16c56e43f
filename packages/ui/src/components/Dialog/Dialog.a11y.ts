import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    {
      sc: '2.4.3',
      must: 'Zolang het open is, is niets daarbuiten te bereiken, ook niet voor schermlezers: de pagina erachter is `inert`.',
      play: ['Keyboard', 'ClosedFromOutside'],
    },
    {
      sc: '2.1.2',
      must: 'Sluiten kan met Escape, met een druk ernaast en met de zichtbare knop ‘Sluiten’.',
      play: ['Keyboard', 'ClosedFromOutside'],
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Na Escape en na ‘Sluiten’ komt de focus terug op de knop die het opende.',
      play: 'Keyboard',
    },
    {
      must: 'De handelingen en de titel blijven in beeld zolang er hoogte is (vanaf 480 px). Een lijn erboven zegt dat er nog meer volgt.',
      play: 'Actions',
    },
    {
      must: 'Een browser die niet kan nagaan of er meer volgt, toont de lijn altijd.',
      byHand: true,
    },
    {
      sc: '2.4.11',
      must: 'Een veld dat de focus krijgt, staat nooit achter de handelingen.',
      play: 'Actions',
    },
    {
      must: 'Op een telefoon blijven inhoud en knoppen weg van de inkepingen en ronde hoeken van het scherm.',
      byHand: true,
    },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Op 320 px met 200% tekst scrolt de inhoud binnen het venster en nooit opzij.',
      play: 'Narrow',
    },
    {
      sc: '4.1.2',
      must: 'De titel is de naam van het venster en een kop van niveau 2.',
      play: 'Default',
    },
    {
      sc: '2.1.1',
      must: 'Het venster krijgt bij het openen de focus, zodat pijlen lange inhoud meteen scrollen.',
      play: 'LongContent',
    },
    {
      sc: '2.4.3',
      must: 'Verdwijnt wat de focus had, dan gaat de focus naar het dichtstbijzijnde wat er nog is.',
      test: '.storybook/checks/rows.test.tsx',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Door het venster, en aan het eind weer vooraan',
      play: 'Keyboard',
    },
    {
      keys: 'Shift+Tab',
      effect: 'Terug door het venster, en aan het begin weer achteraan',
      play: 'Keyboard',
    },
    { keys: 'Escape', effect: 'Sluit; de focus gaat terug naar de knop', play: 'Keyboard' },
  ],
  issues: [
    {
      nl: 'React Aria zet in het geopende venster verborgen knoppen met de naam ‘Negeren’, die alleen een schermlezer vindt. Zij sluiten het.',
      en: 'React Aria renders hidden dismiss buttons named ‘Negeren’ in the open dialog, which only a screen reader finds. They close it.',
      sc: '4.1.2',
      workaround: {
        nl: 'Gebruik Escape of de zichtbare knop ‘Sluiten’.',
        en: 'Use Escape or the visible ‘Sluiten’ button.',
      },
    },
  ],
} satisfies AccessibilityRecord;
