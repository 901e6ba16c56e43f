import { draggingKeys, draggingRequirements } from '../../../docs/a11y/dragging.ts';
import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    { sc: '4.1.2', must: 'De boom is een `treegrid` met een naam.', play: 'Default' },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Van elke rij zegt een schermlezer het niveau, de plaats, en of die open is.',
      play: 'Default',
    },
    { sc: '4.1.2', must: 'De uitleg hoort bij de naam van de rij.', play: 'Default' },
    {
      sc: '2.1.1',
      must: 'De boom is één halte voor Tab; met de pijlen komt u bij wat erin staat.',
      byHand: true,
    },
    { sc: '2.5.8', must: 'Elke rij is minstens 44 px hoog.', play: 'Default' },
    { must: 'De pijl heeft een aanwijsgebied van minstens 44 px.', byHand: true },
    { must: 'De pijl wijst van rechts naar links de andere kant op.', byHand: true },
    {
      must: 'De pijltoetsen lopen mee met de schrijfrichting.',
      play: 'RightToLeft',
    },
    {
      sc: '1.4.1',
      must: 'Een geselecteerde rij heeft ook een vinkje.',
      play: 'KeyboardSelection',
    },
    { must: 'Niveaus zijn te zien aan inspringen.', play: 'Default' },
    {
      must: 'Niveaus zijn ook te zien aan lijnen, ook in systeemkleuren; op 320 px met 200% tekst niet.',
      byHand: true,
    },
    { sc: '1.4.10', must: 'Op 320 px met 200% tekst schuift niets opzij.', check: 'width' },
    {
      must: 'Een link is een gewone link, en de router van de app volgt hem.',
      play: 'Links',
    },
    {
      must: 'Wat in een rij nog geladen wordt, staat er in woorden.',
      play: 'LoadingLater',
    },
    { must: 'Een lege boom heeft woorden.', play: 'Empty' },
    ...draggingRequirements,
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de boom, of verder', check: 'tab' },
    { keys: ['ArrowUp', 'ArrowDown'], effect: 'Naar een andere rij', play: 'Keyboard' },
    {
      keys: 'ArrowRight',
      when: 'op een dichte rij',
      effect: 'Klapt open',
      play: 'Keyboard',
    },
    {
      keys: 'ArrowRight',
      when: 'op een open rij',
      effect: 'Naar wat in de rij staat',
      play: 'Keyboard',
    },
    { keys: 'ArrowLeft', when: 'op een open rij', effect: 'Klapt dicht', play: 'Keyboard' },
    {
      keys: 'ArrowLeft',
      when: 'op een dichte rij',
      effect: 'Naar de rij waar die in ligt',
      play: 'Keyboard',
    },
    {
      keys: 'Enter',
      when: 'op een rij die iets doet',
      effect: 'Doet wat de rij doet',
      play: 'Selectable',
    },
    { keys: 'Enter', when: 'op een link', effect: 'Volgt de link', play: 'Links' },
    {
      keys: 'Enter',
      when: 'op een rij die te selecteren is en niets doet',
      effect: 'Selecteert de rij',
      play: 'KeyboardSelection',
    },
    {
      keys: 'Enter',
      when: 'op een andere rij',
      effect: 'Klapt open of dicht',
      play: 'Keyboard',
    },
    { keys: 'Space', effect: 'Selecteert de rij', play: 'Selectable' },
    {
      keys: ['Shift+ArrowUp', 'Shift+ArrowDown'],
      when: 'bij meer keuzes',
      effect: 'Selecteert de rijen ertussen',
      play: 'KeyboardSelection',
    },
    {
      keys: 'Control+A',
      when: 'bij meer keuzes',
      effect: 'Selecteert de open rijen die te selecteren zijn',
      play: 'KeyboardSelection',
    },
    { keys: 'Escape', effect: 'Wist de selectie', play: 'KeyboardSelection' },
    { keys: ['Home', 'End'], effect: 'Naar de eerste of de laatste rij', play: 'Keyboard' },
    {
      keys: ['PageUp', 'PageDown'],
      effect: 'Een beeld omhoog of omlaag',
      play: 'KeyboardSelection',
    },
    ...draggingKeys,
    { keys: 'Text', effect: 'Naar de rij waarvan de naam zo begint', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
