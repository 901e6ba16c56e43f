import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    { sc: '4.1.2', must: 'De link van deze pagina draagt `aria-current="page"`.', play: 'Default' },
    {
      sc: '4.1.2',
      must: 'De link van het onderdeel waarin de pagina ligt, draagt `aria-current="true"`.',
      play: 'CurrentSection',
    },
    { sc: '1.4.1', must: 'De huidige link valt op door een streep.', play: 'Default' },
    { sc: '1.4.1', must: 'In geforceerde kleuren is die streep er ook.', byHand: true },
    { must: 'Geen link verschuift doordat een andere de huidige is.', play: 'Default' },
    {
      must: 'Op papier staan alleen de naam en het adres van de pagina er.',
      test: 'apps/site/src/pages/shared/legal.e2e.ts',
    },
    { must: 'Het menu werkt zonder JavaScript, en sluit bij een druk ernaast.', byHand: true },
    { must: 'Het menu sluit bij het kiezen van een link.', play: 'MenuClosesOnLink' },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Een open menu dat hoger is dan het scherm, is te scrollen, ook op 320 px met 200% tekst.',
      play: 'Narrow',
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Escape sluit het menu; de focus gaat terug naar ‘Menu’.',
      play: 'MenuKeyboard',
    },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Het is een `nav` met een eigen naam en een lijst van links.',
      play: 'Default',
    },
    {
      sc: '2.4.3',
      must: 'Na ‘Menu’ gaat Tab naar de eerste link van het open menu.',
      play: 'MenuOpen',
    },
    { sc: '4.1.2', must: 'De browser zegt of het menu open is.', byHand: true },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naam, ‘Menu’ of de links, knop', check: 'tab' },
    {
      keys: ['Enter', 'Space'],
      when: 'op ‘Menu’',
      effect: 'Opent of sluit het menu',
      play: 'MenuKeyboard',
    },
    {
      keys: 'Enter',
      when: 'op een link in het menu',
      effect: 'Volgt de link, en sluit het menu',
      play: 'MenuClosesOnLink',
    },
  ],
} satisfies AccessibilityRecord;
