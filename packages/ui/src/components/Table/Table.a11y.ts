import { draggingKeys, draggingRequirements } from '../../../docs/a11y/dragging.ts';
import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    { sc: '4.1.2', must: 'De tabel is een `grid` met een naam.', play: 'Default' },
    { sc: '1.3.1', must: 'De tabel heeft rij- en kolomkoppen.', play: 'Default' },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'De kop van de kolom waarop gesorteerd is, zegt in welke volgorde (`aria-sort`).',
      play: 'Sortable',
    },
    {
      sc: '1.3.1',
      must: 'Een schermlezer weet hoeveel rijen er zijn en welke er getekend zijn (`aria-rowcount`, `aria-rowindex`).',
      play: 'TenThousand',
    },
    {
      sc: ['1.3.2', '1.4.10'],
      must: 'Onder de tabletbreedte staat elke rij als een blok, met de naam van de kolom voor de waarde.',
      play: 'SizedOnPhone',
    },
    {
      sc: '2.5.8',
      must: 'Een kop om op te sorteren is minstens 44 px hoog.',
      play: 'Sortable',
    },
    {
      sc: '2.1.1',
      must: 'Dat op een kolom te sorteren is, is te zien bij muis en focus, en op een aanraakscherm altijd.',
      play: 'Sortable',
    },
    {
      sc: '2.5.8',
      must: 'In een compacte tabel is een rij van één regel 32 px hoog met een muis, en minstens 44 px met een vinger.',
      play: 'Compact',
    },
    {
      sc: '1.4.10',
      must: 'Op een telefoon past elke kop om op te sorteren in beeld, ook in een compacte tabel.',
      play: 'CompactOnPhone',
    },
    {
      sc: '2.5.8',
      must: 'Een vakje om te selecteren heeft een aanwijsgebied van minstens 44 bij 44 px.',
      play: 'Selectable',
    },
    { sc: '1.4.1', must: 'Een geselecteerde rij heeft ook een vinkje.', play: 'Selectable' },
    { must: 'Leeg en laden hebben woorden.', play: ['Empty', 'Loading'] },
    {
      must: 'Met tienduizend rijen antwoordt de pagina zo snel als met tien: `pnpm bench table` meet het naast die van anderen.',
      byHand: true,
    },
    {
      sc: '2.4.3',
      must: 'De rij met de focus blijft bestaan, ook als die uit beeld schuift.',
      play: 'TenThousand',
    },
    {
      sc: '2.1.1',
      must: 'De breedte van een kolom is met het toetsenbord te veranderen.',
      play: 'Resizable',
    },
    {
      sc: '2.5.7',
      must: 'De breedte van een kolom is te veranderen zonder te slepen, ook met een muis of vinger.',
      byHand: true,
    },
    {
      sc: ['1.3.1', '4.1.2'],
      must: 'Met rijen onder rijen of groepen is de tabel een `treegrid`: een rij zegt haar niveau, haar plaats en of ze open is.',
      play: ['Expandable', 'Grouped'],
    },
    {
      sc: '4.1.2',
      must: 'De kop van een groep is niet te selecteren, ook niet met de toets voor alle rijen.',
      play: 'Grouped',
    },
    { sc: '1.3.1', must: 'De rij met totalen heeft een rijkop.', play: 'Expandable' },
    {
      sc: '2.4.11',
      must: 'Een kolom, kop of totaal die in beeld blijft, bedekt niet wat de focus heeft.',
      play: 'StickyColumns',
    },
    {
      must: 'Op papier staan alle rijen, ook van een tabel die in een eigen vak schuift.',
      play: 'Printed',
    },
    ...draggingRequirements,
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Naar de tabel, of verder', check: 'tab' },
    {
      keys: 'Tab',
      when: 'in een cel, met `keyboardNavigationBehavior="tab"`',
      effect: 'Naar wat in de cel staat',
      check: 'tab',
    },
    { keys: ['ArrowUp', 'ArrowDown'], effect: 'Naar een andere rij', play: 'Keyboard' },
    {
      keys: 'ArrowRight',
      when: 'op een rij met rijen eronder',
      effect: 'Toont de rijen eronder',
      play: 'Expandable',
    },
    {
      keys: 'ArrowLeft',
      when: 'op een open rij, of op een rij eronder',
      effect: 'Sluit de rij, of gaat naar de rij erboven',
      play: 'Expandable',
    },
    {
      keys: 'Enter',
      when: 'op de kop van een groep',
      effect: 'Opent of sluit de groep',
      play: 'Grouped',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'],
      when: 'in een rij',
      effect: 'Naar een andere cel of kop',
      play: 'KeyboardCells',
    },
    {
      keys: ['Enter', 'Space'],
      when: 'op een kolomkop',
      effect: 'Sorteert',
      play: 'KeyboardCells',
    },
    { keys: 'Space', when: 'op een rij', effect: 'Selecteert de rij', play: 'Keyboard' },
    {
      keys: 'Control+A',
      when: 'bij meer keuzes',
      effect: 'Selecteert de rijen die te zien en te selecteren zijn',
      play: 'Keyboard',
    },
    { keys: 'Escape', effect: 'Wist de hele selectie', play: 'Keyboard' },
    {
      keys: ['Shift+ArrowUp', 'Shift+ArrowDown'],
      when: 'bij meer keuzes',
      effect: 'Selecteert de rijen ertussen',
      play: 'Keyboard',
    },
    {
      keys: ['Home', 'End'],
      when: 'op een rij',
      effect: 'Naar de eerste of de laatste rij',
      play: 'TenThousand',
    },
    {
      keys: ['Home', 'End'],
      when: 'in een cel',
      effect: 'Naar de eerste of de laatste cel van de rij',
      play: 'KeyboardCells',
    },
    {
      keys: ['Control+Home', 'Control+End'],
      when: 'in een cel',
      effect: 'Naar de eerste cel van de eerste rij, of de laatste van de laatste',
      play: 'KeyboardCells',
    },
    {
      keys: ['PageUp', 'PageDown'],
      effect: 'Een beeld verder, ook wat er nog niet getekend is',
      play: 'TenThousand',
    },
    {
      keys: 'Enter',
      when: 'op een greep',
      effect: 'Begint of eindigt het verbreden',
      play: 'Resizable',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      when: 'tijdens het verbreden',
      effect: 'Maakt de kolom smaller of breder',
      play: 'Resizable',
    },
    {
      keys: 'Escape',
      when: 'tijdens het verbreden',
      effect: 'Stopt met verbreden; de breedte blijft',
      play: 'Resizable',
    },
    ...draggingKeys,
    { keys: 'Text', effect: 'Naar de rij waarvan de naam zo begint', play: 'Keyboard' },
  ],
  issues: [
    {
      nl: 'React Aria tekent de cel die een rij benoemt als `td role=rowheader`, waar HTML `th` heeft. Voor een schermlezer is het hetzelfde.',
      en: 'React Aria renders the cell that names a row as `td role=rowheader` where HTML has `th`. The accessibility tree is the same.',
      sc: '1.3.1',
      workaround: {
        nl: 'Niet nodig: hulpmiddelen lezen de cel als rijkop.',
        en: 'None needed: assistive technology reads the cell as a row header.',
      },
    },
  ],
} satisfies AccessibilityRecord;
