import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'moving'],
  requirements: [
    {
      sc: '1.4.13',
      must: 'De woorden verschijnen ook bij de focus.',
      play: 'Default',
    },
    {
      sc: '1.4.13',
      must: 'De woorden blijven staan zolang de muis erop of op de knop rust.',
      byHand: true,
    },
    { sc: '1.4.13', must: 'Ze bedekken de knop niet.', play: 'Keyboard' },
    { must: 'Ze blijven binnen het scherm.', play: 'Keyboard' },
    {
      sc: ['1.4.13', '2.1.2', '2.4.3'],
      must: 'Escape verbergt ze, en de focus blijft op de knop.',
      play: 'Keyboard',
    },
    {
      sc: ['2.1.1', '3.3.2'],
      must: 'Een uitgeschakelde knop met een tooltip houdt zijn plaats in de tabvolgorde, en heeft de woorden als omschrijving.',
      play: 'Disabled',
    },
    {
      must: 'Herhalen de woorden alleen de naam van een pictogram, dan slaat Tab een uitgeschakelde knop over.',
      play: 'DisabledIcon',
    },
    {
      must: 'Een druk op die knop toont de woorden, ook met een vinger, en doet verder niets.',
      play: 'Disabled',
    },
    { sc: '1.4.11', must: 'In geforceerde kleuren hebben ze een rand.', byHand: true },
  ],
  keyboard: [
    { keys: 'Tab', effect: 'Toont de woorden bij de knop met focus', play: 'Default' },
    {
      keys: ['Enter', 'Space'],
      when: 'op een uitgeschakelde knop',
      effect: 'Toont de woorden weer',
      play: 'Disabled',
    },
    { keys: 'Escape', effect: 'Verbergt ze', play: 'Keyboard' },
  ],
} satisfies AccessibilityRecord;
