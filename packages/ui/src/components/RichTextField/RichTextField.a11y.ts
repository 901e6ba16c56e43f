import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field', 'graphic', 'moving'],
  requirements: [
    {
      sc: '4.1.2',
      must: 'De tekst heeft de rol `textbox` met `aria-multiline`, het label als naam en de uitleg als beschrijving.',
      play: 'Default',
    },
    {
      must: 'Tot de editor er is, is het veld een `<textarea>` van dezelfde hoogte; tekst, focus en cursor gaan mee, en nooit tijdens een compositie.',
      play: 'EarlyTyping',
    },
    {
      sc: ['2.1.1', '2.1.2'],
      must: 'Tab verlaat het veld; de werkbalk is één halte en met Alt+F10 te bereiken.',
      play: ['Keyboard', 'ToolbarKeys'],
    },
    { sc: '4.1.2', must: 'Een knop zegt of de opmaak aan is (`aria-pressed`).', play: 'Formats' },
    {
      sc: '4.1.3',
      must: 'Opmaak via het toetsenbord wordt gemeld: ‘Vet aan’.',
      play: 'Formats',
    },
    {
      must: 'Wie een knop met de muis of een vinger indrukt, houdt de focus in de tekst.',
      play: 'Formats',
    },
    {
      sc: ['3.3.1', '3.3.3'],
      must: 'Een adres dat geen webadres of e-mailadres is, wordt geweigerd met een voorbeeld.',
      play: 'LinkDialog',
    },
    {
      sc: '4.1.2',
      must: 'De focus blijft in de tekst; `aria-activedescendant` zegt welke collega of variabele aangewezen is.',
      play: 'Mentions',
    },
    { sc: '4.1.3', must: 'Het aantal collega’s of variabelen wordt gemeld.', play: 'Mentions' },
    { must: 'Uit Word of een mail blijft alleen de opmaak die het veld kent.', play: 'Paste' },
    { must: 'Een bestand in de tekst plakken of slepen doet niets.', play: 'Paste' },
    {
      must: 'In een formulier is de waarde JSON, en herstelt ‘Herstellen’ de eerste tekst.',
      play: 'InForm',
    },
    { sc: '3.3.1', must: 'Een fout zet `aria-invalid` op de tekst.', play: ['States', 'InForm'] },
    {
      sc: '1.4.10',
      must: 'De werkbalk breekt af over meer regels, ook op 320 px met 200% tekst.',
      check: 'width',
    },
    {
      must: 'Een compositie, gedicteerde tekst en een mislukte download verliezen geen tekst.',
      test: 'packages/ui/consumers/consumers.test.ts',
    },
    {
      must: 'Dicteren en spraakbediening werken: de tekst is voor de browser gewone bewerkbare tekst.',
      byHand: true,
    },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de werkbalk, naar de tekst, of verder', check: 'tab' },
    {
      keys: 'Enter',
      effect: 'Een nieuwe alinea, of een nieuw punt van een lijst',
      play: 'Default',
    },
    { keys: 'Shift+Enter', effect: 'Een nieuwe regel in de alinea', play: 'Default' },
    { keys: 'Control+B', effect: 'Vet aan of uit', play: 'Formats' },
    { keys: 'Control+I', effect: 'Cursief aan of uit', play: 'Formats' },
    { keys: 'Control+K', effect: 'Een link maken of veranderen', play: 'LinkDialog' },
    { keys: 'Control+Z', effect: 'Ongedaan maken', play: 'Default' },
    { keys: 'Control+Y', effect: 'Opnieuw', play: 'Default' },
    { keys: 'Alt+F10', effect: 'Naar de werkbalk', play: 'ToolbarKeys' },
    {
      keys: 'Escape',
      when: 'in de werkbalk',
      effect: 'Terug naar de tekst',
      play: 'ToolbarKeys',
    },
    {
      keys: 'Escape',
      when: 'met de lijst van collega’s of variabelen open',
      effect: 'Sluit de lijst; de tekst blijft',
      play: 'Mentions',
    },
    {
      keys: ['ArrowDown', 'ArrowUp'],
      when: 'in die lijst',
      effect: 'Wijst een andere aan',
      play: 'Mentions',
    },
    {
      keys: ['Enter', 'Tab'],
      when: 'in die lijst',
      effect: 'Voegt de aangewezen collega of variabele in',
      play: 'Mentions',
    },
    {
      keys: 'Backspace',
      when: 'na een collega of een variabele',
      effect: 'Verwijdert die in zijn geheel',
      play: 'RemoveMention',
    },
    {
      keys: 'Backspace',
      when: 'aan het begin van een punt van een lijst',
      effect: 'Maakt er een alinea van',
      play: 'LeaveList',
    },
  ],
} satisfies AccessibilityRecord;
