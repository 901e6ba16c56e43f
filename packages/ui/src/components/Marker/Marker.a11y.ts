import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      sc: '1.4.3',
      must: 'De tekst op het geel haalt in licht en donker een contrast van minstens 7 : 1.',
      test: 'tokens/tokens.test.ts',
    },
    {
      sc: '1.3.1',
      must: 'Het nummer wordt voorgelezen als ‘(bewijs 1)’.',
      play: 'InText',
    },
    { sc: '1.4.1', must: 'De zin klopt ook zonder geel.', byHand: true },
    {
      must: 'Aan het eind van een regel is het vlak netjes afgerond, en de woordspaties ernaast blijven heel.',
      byHand: true,
    },
    {
      must: 'Staarten van letters worden niet afgedekt door het vlak op de volgende regel.',
      byHand: true,
    },
    {
      must: 'In een kop staan de woorden onder die van de andere regels: het vlak steekt uit, de woorden niet.',
      byHand: true,
    },
    { must: 'Een punt of komma na het vlak staat er meteen achter.', play: 'InText' },
    { must: 'Het nummer staat nooit alleen op een nieuwe regel.', byHand: true },
    {
      sc: '1.4.10',
      must: 'Lange woorden breken af, ook op 320 px met 200% tekst.',
      check: 'width',
    },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
