import type { Option } from '@heldermatch/ui';

/**
 * The grounds of a rejection, to count by: what the work asks, never where or who somebody is. The `id` stands in the
 * log, for good.
 */
export const reasons: readonly Option[] = [
  { id: 'experience', label: 'Te weinig ervaring' },
  { id: 'dutch-level', label: 'Nederlands op het niveau dat de functie vraagt' },
  { id: 'travel-time', label: 'Reistijd die de functie niet toelaat' },
  { id: 'hours', label: 'Andere uren gewenst' },
  { id: 'other', label: 'Anders' },
];

/** All that a log can hold: a ground that nobody can give any more still says what was chosen. */
export const logReasons: readonly Option[] = [
  ...reasons,
  { id: 'language', label: 'Onvoldoende Nederlands' },
  { id: 'travel', label: 'Woont te ver weg' },
];
