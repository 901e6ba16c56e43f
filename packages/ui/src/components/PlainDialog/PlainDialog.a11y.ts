import type { AccessibilityRecord } from '../../../docs/a11y/record.js';

export default {
  inherits: ['all', 'interactive', 'pressed', 'graphic', 'moving'],
  requirements: [
    { sc: '4.1.2', must: 'Het venster heeft de titel als naam.', play: 'Default' },
    {
      sc: '2.4.3',
      must: 'De rest van de pagina is zolang onbereikbaar, en de focus staat op ‘Sluiten’.',
      play: 'Keyboard',
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: 'Escape sluit het venster.',
      test: 'apps/site/e2e/keyboard.test.ts',
    },
    {
      sc: ['2.1.2', '2.4.3'],
      must: '‘Sluiten’ sluit het venster, en de focus gaat terug naar de knop.',
      play: 'Keyboard',
    },
    { must: 'Ziet eruit als `Dialog`.', byHand: true },
    { must: 'Op een telefoon is het venster zo breed als het scherm.', play: 'Narrow' },
    {
      must: 'Waar meer volgt, vervaagt de onderste regel: er wordt er geen doorgesneden.',
      byHand: true,
    },
    {
      must: 'De pagina erachter wordt niet verplaatst als het venster opent.',
      play: 'Keyboard',
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      when: 'op de knop',
      effect: 'Opent het venster, met de focus op ‘Sluiten’',
      play: 'Keyboard',
    },
    {
      keys: ['Tab', 'Shift+Tab'],
      when: 'in het venster',
      effect: 'Door het venster, en aan het eind weer vooraan',
      play: 'Keyboard',
    },
    {
      keys: 'Enter',
      when: 'op ‘Sluiten’',
      effect: 'Sluit; de focus gaat terug naar de knop',
      play: 'Keyboard',
    },
  ],
} satisfies AccessibilityRecord;
