import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all'],
  requirements: [
    {
      must: 'De rand is een dunne lijn zonder schaduw, met 24 px ruimte erbinnen.',
      play: 'Default',
    },
    {
      sc: '1.4.4',
      must: 'De ruimte binnen de rand groeit met grotere tekst op een telefoon niet mee.',
      play: 'Narrow',
    },
    {
      sc: ['1.4.4', '1.4.10'],
      must: 'Lange woorden en adressen breken af binnen de kaart.',
      play: 'Narrow',
    },
    {
      sc: '1.3.1',
      must: 'Gelijksoortige kaarten staan in een lijst met `Grid as="ul"` en `Card as="li"`.',
      play: 'Several',
    },
    {
      sc: ['2.4.4', '2.5.8'],
      must: 'Met `CardLink` is de hele kaart aan te wijzen, en heet de link naar de titel.',
      play: 'Pressable',
    },
    { must: 'Een knop in `CardActions` houdt zijn eigen aanwijsgebied.', play: 'Pressable' },
    { sc: '1.4.11', must: 'In geforceerde kleuren blijft de rand zichtbaar.', byHand: true },
  ],
  keyboard: [],
} satisfies AccessibilityRecord;
