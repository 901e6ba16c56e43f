import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic'],
  requirements: [
    { sc: '2.5.8', must: 'Elke handeling is minstens 44 px hoog.', play: 'Open' },
    { must: 'Een uitgeschakelde handeling wordt overgeslagen.', play: 'Keyboard' },
    { must: 'Het menu blijft binnen het scherm.', play: 'Open' },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Escape sluit het menu, en de focus gaat terug naar de knop.',
      play: 'Keyboard',
    },
    { sc: '2.4.3', must: 'Na een keuze gaat de focus terug naar de knop.', play: 'Default' },
    {
      sc: '4.1.2',
      must: 'Keuzes zijn `menuitemradio` of `menuitemcheckbox`, en zeggen wat gekozen is.',
      play: 'Sections',
    },
    { sc: '1.3.1', must: 'Een groep heeft de titel als naam.', play: 'Sections' },
    { sc: '2.5.3', must: 'De uitleg hoort bij de naam.', play: 'Links' },
    {
      must: 'Waar één keuze geldt, haalt een tweede druk die niet weg.',
      play: 'Sections',
    },
    { must: 'Met meer keuzes blijft het menu na een klik open.', play: 'Multiple' },
    {
      sc: '4.1.2',
      must: 'Een handeling die uitstaat met een reden krijgt de focus, zegt de reden en doet niets.',
      play: 'Unavailable',
    },
    {
      must: 'Een keuze die uitstaat met een reden blijft zoals hij was, ook met Ctrl+A.',
      play: 'UnavailableChoice',
    },
    {
      sc: '4.1.2',
      must: 'Een handeling met een submenu zegt dat ze een menu opent, en of dat open is.',
      play: 'Submenu',
    },
    {
      sc: '2.1.1',
      must: 'Wat in een contextmenu staat, staat ook achter een zichtbare knop.',
      play: 'ContextMenu',
    },
    {
      must: 'Een link is een gewone link met een adres, en de router van de app volgt hem.',
      play: 'Links',
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'ArrowDown', 'ArrowUp'],
      when: 'op de knop',
      effect: 'Opent het menu',
      play: 'Keyboard',
    },
    {
      keys: ['ArrowUp', 'ArrowDown', 'Home', 'End'],
      when: 'in het menu',
      effect: 'Naar een andere handeling',
      play: 'Keyboard',
    },
    {
      keys: ['ArrowRight', 'Enter'],
      when: 'op een handeling met een submenu',
      effect: 'Opent het submenu',
      play: 'Submenu',
    },
    {
      keys: ['ArrowLeft', 'Escape'],
      when: 'in een submenu',
      effect: 'Sluit het; de focus gaat terug naar de handeling',
      play: 'Submenu',
    },
    { keys: 'Text', effect: 'Naar de eerste handeling die zo begint', play: 'Keyboard' },
    { keys: 'Enter', when: 'op een link', effect: 'Volgt de link, en sluit', play: 'Links' },
    {
      keys: 'Enter',
      when: 'op een handeling',
      effect: 'Voert uit, en sluit',
      play: 'Sections',
    },
    {
      keys: 'Space',
      when: 'op een keuze',
      effect: 'Kiest; het menu blijft open',
      play: 'Sections',
    },
    {
      keys: 'Control+A',
      when: 'bij meer keuzes',
      effect: 'Selecteert alles',
      play: 'Multiple',
    },
    { keys: ['Tab', 'Shift+Tab'], when: 'in het menu', effect: 'Sluit', play: 'Keyboard' },
    { keys: 'Escape', effect: 'Sluit; de focus gaat terug naar de knop', play: 'Keyboard' },
  ],
  issues: [
    {
      nl: 'Met `trigger="longPress"` beschrijft React Aria de knop met ‘Druk lang op Alt + pijl-omlaag of druk op Alt om het menu te openen’. Dat is verkeerd vertaald: het menu opent met Alt + pijl omlaag, of door lang te drukken.',
      en: 'With `trigger="longPress"`, the Dutch description of React Aria swaps the keys: the menu opens with Alt + Down, or with a long press.',
      sc: '3.3.2',
      workaround: {
        nl: 'Gebruik de gewone `trigger`: dan opent de knop het menu met een druk, en heeft hij die omschrijving niet.',
        en: 'Use the default `trigger`: the button then opens the menu with a press, and has no such description.',
      },
    },
    {
      nl: 'React Aria zet in het vlak verborgen knoppen met de naam ‘Negeren’, die alleen een schermlezer vindt.',
      en: 'React Aria renders hidden dismiss buttons named ‘Negeren’ that only a screen reader finds.',
      sc: '4.1.2',
      workaround: {
        nl: 'Sluit met Escape of met de zichtbare knop.',
        en: 'Close with Escape or with the visible button.',
      },
    },
  ],
} satisfies AccessibilityRecord;
