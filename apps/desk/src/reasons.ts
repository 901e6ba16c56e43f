import type { Option } from '@heldermatch/ui';

/**
 * Reasons for a rejection, for statistics: requirements of the job, never a person's origin or identity. The log stores
 * the `id`, so an `id` never changes.
 */
export const reasons: readonly Option[] = [
  { id: 'experience', label: 'Te weinig ervaring' },
  { id: 'dutch-level', label: 'Nederlands op het niveau dat de functie vraagt' },
  { id: 'travel-time', label: 'Reistijd die de functie niet toelaat' },
  { id: 'hours', label: 'Andere uren gewenst' },
  { id: 'other', label: 'Anders' },
];

/** Every reason that a log can contain, including former ones, so that old entries keep their label. */
export const logReasons: readonly Option[] = [
  ...reasons,
  { id: 'language', label: 'Onvoldoende Nederlands' },
  { id: 'travel', label: 'Woont te ver weg' },
];
