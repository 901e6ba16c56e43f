import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'field', 'graphic', 'moving'],
  requirements: [
    { must: 'Zonder treffers staat er ‘Geen resultaten’.', play: 'Empty' },
    { sc: '4.1.3', must: 'Het aantal treffers wordt voorgelezen.', play: 'Default' },
    {
      sc: '2.1.1',
      must: 'De knop is met de muis en met aanraking te bedienen; met het toetsenbord opent pijl omlaag de lijst.',
      play: ['Open', 'Keyboard'],
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Escape sluit de lijst; de focus blijft in het veld.',
      play: ['Keyboard', 'ListKeys'],
    },
    {
      must: 'Na een keuze uit meer is het veld leeg en de lijst weer heel.',
      play: 'Multiple',
    },
    { sc: '4.1.3', must: 'Laden staat in de lijst en wordt voorgelezen.', play: 'Loading' },
    {
      must: 'Wat gekozen is staat er ook nog als de app andere keuzes geeft.',
      play: 'LoadingOnTyping',
    },
    {
      sc: '4.1.2',
      must: 'Het veld heeft de rol `combobox` en het label als naam.',
      play: ['Default', 'Multiple'],
    },
    {
      sc: '4.1.2',
      must: 'De focus blijft in het veld; `aria-activedescendant` zegt welke keuze aangewezen is.',
      play: 'ListKeys',
    },
    {
      sc: '1.3.1',
      must: 'Wat uit meer gekozen is, beschrijft het veld in woorden.',
      play: 'Multiple',
    },
    {
      sc: '1.3.1',
      must: 'Een groep heeft de titel als naam; de uitleg hoort bij de naam van de keuze. Wat React Aria op een Mac of iPhone zelf voorleest, klopt daarmee.',
      play: ['Sections', 'OnAMac'],
    },
    {
      sc: '3.3.1',
      must: 'Een fout hoort bij de omschrijving van het veld, tot de keuze verandert.',
      play: 'MultipleInForm',
    },
  ],
  keyboard: [
    { keys: 'Text', effect: 'Verkort de lijst', play: 'Default' },
    { keys: ['ArrowUp', 'ArrowDown'], effect: 'Naar een keuze', play: 'ListKeys' },
    {
      keys: ['Home', 'End'],
      when: 'in de open lijst',
      effect: 'Naar de eerste of de laatste keuze',
      play: 'ListKeys',
    },
    {
      keys: ['PageUp', 'PageDown'],
      when: 'in de open lijst',
      effect: 'Een scherm omhoog of omlaag',
      play: 'ListKeys',
    },
    { keys: 'Alt+ArrowDown', effect: 'Opent de lijst', play: 'Keyboard' },
    { keys: 'Enter', effect: 'Kiest', play: 'Keyboard' },
    {
      keys: 'Enter',
      when: 'na een keuze die voluit is getypt',
      effect: 'Kiest die',
      play: 'ExactMatchOnBlur',
    },
    {
      keys: 'Tab',
      when: 'in de open lijst',
      effect: 'Kiest wat aangewezen is, en gaat verder',
      play: 'ListKeys',
    },
    { keys: 'Escape', effect: 'Sluit, en zet terug wat gekozen was', play: 'Keyboard' },
    {
      keys: 'Enter',
      when: 'bij meer keuzes, op een gekozen keuze',
      effect: 'Haalt die weg',
      play: 'MultipleList',
    },
    {
      keys: 'Tab',
      when: 'bij meer keuzes, in de open lijst',
      effect:
        'Gaat verder; kiest wat aangewezen is alleen als er iets getypt is, en haalt niets weg',
      play: 'MultipleList',
    },
    {
      keys: 'Backspace',
      when: 'bij meer keuzes, in een leeg veld',
      effect: 'Haalt de laatste keuze weg',
      play: 'CustomValues',
    },
    {
      keys: 'ArrowLeft',
      when: 'bij meer keuzes, in een leeg veld',
      effect: 'Naar het kruis van de laatste keuze',
      play: 'CustomValues',
    },
    {
      keys: ['Enter', ','],
      when: 'bij meer keuzes, met `allowsCustomValue`',
      effect: 'Maakt een keuze van het woord',
      play: 'CustomValues',
    },
    {
      keys: 'Shift+Tab',
      when: 'bij meer keuzes',
      effect: 'Van het veld naar wat gekozen is',
      play: 'Multiple',
    },
    {
      keys: ['ArrowLeft', 'ArrowRight'],
      when: 'op een kruis',
      effect: 'Naar het vorige of volgende kruis',
      play: 'Multiple',
    },
    {
      keys: ['Enter', 'Space', 'Delete', 'Backspace'],
      when: 'op een kruis',
      effect: 'Haalt weg; de focus gaat naar wat ernaast staat, en na de laatste naar het veld',
      play: 'Multiple',
    },
  ],
  issues: [
    {
      nl: 'Op een Mac, iPhone of iPad kondigt React Aria een groep aan met ‘Groep Publiek ingevoerd met 3 opties’. ‘Ingevoerd’ is een verkeerde vertaling van ‘entered’. De naam en het aantal kloppen.',
      en: 'On a Mac, iPhone or iPad, React Aria announces a group in Dutch with ‘ingevoerd’, a wrong translation of ‘entered’. Its name and the number of options are right.',
      sc: '4.1.3',
      workaround: {
        nl: 'Geef groepen een titel die ook zonder dat woord duidelijk is.',
        en: 'Give groups titles that are clear without that word.',
      },
    },
    {
      nl: 'VoiceOver op een Mac leest niet voor de hoeveelste keuze het is: React Aria kondigt de keuze zelf aan, en dat gaat voor.',
      en: 'VoiceOver on a Mac does not announce the position of an option, because the announcement of React Aria interrupts it.',
      sc: '4.1.3',
      workaround: {
        nl: 'Het aantal keuzes wordt voorgelezen als de lijst opengaat.',
        en: 'The number of options is announced when the list opens.',
      },
      upstream: 'https://github.com/adobe/react-spectrum/issues/10220',
    },
    {
      nl: 'React Aria zet in het geopende lijstvenster verborgen knoppen met de naam ‘Negeren’, die alleen een schermlezer vindt. Zij sluiten het.',
      en: 'React Aria renders hidden dismiss buttons named ‘Negeren’ in the open list, which only a screen reader finds. They close it.',
      sc: '4.1.2',
      workaround: {
        nl: 'Gebruik Escape.',
        en: 'Use Escape.',
      },
    },
  ],
} satisfies AccessibilityRecord;
