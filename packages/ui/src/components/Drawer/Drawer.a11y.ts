import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    {
      must: 'Het paneel is zo hoog als het scherm, en op een telefoon ook zo breed.',
      play: 'Default',
    },
    {
      must: 'Op een groter scherm blijft minstens 44 px van de pagina ernaast in beeld.',
      play: 'Tablet',
    },
    { must: 'De handelingen blijven in beeld.', play: 'Actions' },
    {
      sc: '2.4.11',
      must: 'De handelingen staan nooit voor een veld dat de focus heeft.',
      play: 'HighActions',
    },
    { must: 'Het staat rechts.', play: 'Default' },
    { must: 'Waar de regel naar links loopt, staat het links.', byHand: true },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Escape sluit het paneel; de focus gaat terug naar de knop.',
      play: 'Default',
    },
    {
      sc: '2.4.3',
      must: 'Na het sluiten heeft de rij die het opende weer de focus.',
      play: 'FromTable',
    },
    { must: 'Een druk ernaast sluit het paneel.', play: 'Small' },
    {
      sc: '2.4.3',
      must: 'Wat erachter ligt is niet te bereiken zolang het open is.',
      play: 'Default',
    },
    { sc: '4.1.2', must: 'De titel is de naam van het paneel.', play: 'Default' },
    {
      sc: '2.1.1',
      must: 'Het paneel krijgt bij het openen de focus, zodat pijl omlaag de inhoud meteen schuift.',
      play: 'Default',
    },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Op 320 px met 200% tekst schuift de inhoud nooit opzij.',
      play: 'Narrow',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Naar het volgende in het paneel, en weer vooraan',
      play: 'Default',
    },
    {
      keys: 'Shift+Tab',
      effect: 'Naar het vorige in het paneel, en weer achteraan',
      play: 'Default',
    },
    {
      keys: 'Escape',
      effect: 'Sluit het paneel; de focus gaat terug naar de knop',
      play: 'Default',
    },
  ],
  issues: [
    {
      nl: 'React Aria zet in het geopende paneel verborgen knoppen met de naam ‘Negeren’, die alleen een schermlezer vindt. Zij sluiten het.',
      en: 'React Aria renders hidden dismiss buttons named ‘Negeren’ in the open drawer, which only a screen reader finds. They close it.',
      sc: '4.1.2',
      workaround: {
        nl: 'Gebruik Escape of de zichtbare knop ‘Sluiten’.',
        en: 'Use Escape or the visible ‘Sluiten’ button.',
      },
    },
  ],
} satisfies AccessibilityRecord;
