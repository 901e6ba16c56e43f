import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    { must: 'De kop blijft boven in beeld.', play: 'Default' },
    {
      sc: ['1.4.10', '2.4.11'],
      must: 'Op een scherm lager dan 480 px schuift de kop mee.',
      byHand: true,
    },
    { must: 'De navigatie schuift apart als die langer is dan het scherm.', play: 'Default' },
    {
      must: 'Onder 1024 px sluit de navigatie met een link en met ‘Sluiten’.',
      play: 'Phone',
    },
    {
      sc: '2.4.3',
      must: 'Na ‘Sluiten’ gaat de focus terug naar ‘Menu’.',
      play: 'Phone',
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Onder 1024 px sluit de navigatie met Escape en met een druk ernaast; na Escape gaat de focus terug naar ‘Menu’.',
      byHand: true,
    },
    {
      sc: '1.3.1',
      must: 'De landmarks `banner`, `navigation` en `main` staan er elk één keer.',
      play: 'Default',
    },
    {
      sc: '2.4.1',
      must: '‘Naar de inhoud’ is de eerste halte, en gaat naar de pagina, die de focus kan krijgen.',
      play: 'Default',
    },
    { must: 'Bij afdrukken staat er alleen de pagina.', byHand: true },
  ],
  keyboard: [
    { keys: 'Tab', when: 'bovenaan', effect: 'Naar ‘Naar de inhoud’', play: 'Default' },
    { keys: 'Tab', effect: 'Door de kop, de navigatie en de pagina', check: 'tab' },
    {
      keys: ['Enter', 'Space'],
      when: 'op ‘Menu’',
      effect: 'Opent de navigatie op een klein scherm',
      play: 'Phone',
    },
  ],
} satisfies AccessibilityRecord;
