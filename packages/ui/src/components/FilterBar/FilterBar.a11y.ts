import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    {
      sc: '4.1.3',
      must: 'Een schermlezer hoort het nieuwe aantal, ook als het in een geopende lijst veranderde.',
      play: ['Default', 'ResultCount'],
    },
    {
      sc: '4.1.3',
      must: 'Een schermlezer hoort het aantal een seconde nadat het voor het laatst veranderde, en niet bij elke letter.',
      byHand: true,
    },
    {
      sc: '2.4.3',
      must: 'Na ‘Alles wissen’ gaat de focus naar de balk, niet naar het begin van de pagina.',
      play: 'Default',
    },
    {
      sc: '1.4.10',
      must: 'Velden staan naast elkaar zolang elk 14 rem heeft, op een telefoon zolang elk drie vingers breed is, en anders onder elkaar.',
      byHand: true,
    },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Het is een gebied met de rol `search` en een naam.',
      play: 'Default',
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Escape sluit ‘Bewaarde filters’; de focus gaat terug naar die knop.',
      play: 'Saved',
    },
    {
      sc: ['3.3.1', '3.3.3'],
      must: 'Een fout bij het bewaren staat bij de naam; wat getypt is blijft staan.',
      play: 'Saved',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      effect: 'Door de velden, naar wat ingesteld is, naar ‘Alles wissen’',
      check: 'tab',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      effect: 'Naar het vorige of volgende filter dat ingesteld is',
      play: 'Keyboard',
    },
    { keys: ['Delete', 'Backspace'], effect: 'Haalt het filter weg', play: 'Keyboard' },
    {
      keys: 'Enter',
      when: 'op ‘Bewaarde filters’',
      effect: 'Opent de bewaarde filters',
      play: 'Saved',
    },
    {
      keys: 'Escape',
      when: 'in ‘Bewaarde filters’',
      effect: 'Sluit; de focus gaat terug naar de knop',
      play: 'Saved',
    },
  ],
} satisfies AccessibilityRecord;
