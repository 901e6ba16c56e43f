import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed'],
  requirements: [
    {
      sc: '2.4.3',
      must: 'Een link van de inhoudsopgave brengt het artikel in beeld, neemt de focus mee en zet het fragment in het adres.',
      test: 'apps/site/src/pages/shared/legal.e2e.ts',
    },
    {
      must: 'Zonder JavaScript brengt die link het artikel ook in beeld, met het fragment in het adres.',
      test: 'apps/site/src/pages/shared/legal.e2e.ts',
    },
    { must: 'Een lid staat naast zijn nummer, ook op een telefoon.', play: ['Default', 'Phone'] },
    {
      sc: '1.4.10',
      must: 'Waar grote tekst dat te smal maakt, staat het lid onder zijn nummer.',
      play: 'Narrow',
    },
    {
      sc: '1.4.1',
      must: 'Het lopende artikel is te zien aan gewicht en streep, niet alleen aan kleur.',
      play: 'Reading',
    },
    {
      must: 'Afgedrukt staat de tekst er zonder navigatie, inhoudsopgave en voettekst.',
      test: 'apps/site/src/pages/shared/legal.e2e.ts',
    },
    { must: 'De knop in de inhoudsopgave drukt af.', play: 'Printing' },
    {
      must: 'Een samenvatting staat op een breed scherm in de marge, op de hoogte van haar kop.',
      play: 'Wide',
    },
    { must: 'Afgedrukt breekt geen lid over twee bladzijden.', byHand: true },
    {
      sc: ['1.4.4', '1.4.10'],
      must: '‘Verwerkersovereenkomst’ als titel past op 320 px met 200% tekst.',
      check: 'width',
    },
    { sc: '4.1.2', must: 'De inhoudsopgave is een `nav` met een naam.', play: 'Default' },
    {
      sc: '4.1.2',
      must: 'Het lopende artikel heeft daarin `aria-current="location"`.',
      play: 'Reading',
    },
    {
      sc: '2.4.3',
      must: 'De koppen zijn focusbaar, maar staan niet in de tabvolgorde.',
      play: 'Default',
    },
    {
      must: 'De nummers zijn tekst, om voor te lezen, te zoeken en aan te halen.',
      play: 'Default',
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de volgende link', check: 'tab' },
    { keys: 'Enter', when: 'op een link', effect: 'Volgt de link', play: 'Reading' },
  ],
} satisfies AccessibilityRecord;
