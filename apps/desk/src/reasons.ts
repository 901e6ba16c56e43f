import type { Option } from '@heldermatch/ui';

/** The grounds of a rejection, to count by. The `id` stands in the log: keep it, also when the words change. */
export const reasons: readonly Option[] = [
  { id: 'experience', label: 'Te weinig ervaring' },
  { id: 'language', label: 'Onvoldoende Nederlands' },
  { id: 'travel', label: 'Woont te ver weg' },
  { id: 'hours', label: 'Andere uren gewenst' },
  { id: 'other', label: 'Anders' },
];
