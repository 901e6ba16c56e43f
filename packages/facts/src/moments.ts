/**
 * The day on which somebody last looked at everything that is said of the present and of what lies ahead: in pilot,
 * the launch, the roadmap. It stands beside each of them as 'stand van'. Look, and then renew it: three months later
 * the build for production asks for it.
 */
export const confirmed = '2026-11-25';

const inDutch = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'UTC' });

/** A day such as 2025-10-10, as people write it. */
export const dateInDutch = (day: string): string => inDutch.format(new Date(day));

/** Beside what is said of the present. */
export const asOf = `stand van ${dateInDutch(confirmed)}`;

/** Moments that were announced, each with its first and last day. */
export const moments = {
  /** 'Verwachte lancering: Q2 2025'. */
  launch: ['2025-04-01', '2025-06-30'],
  // The phases of the roadmap.
  mvp: ['2025-10-01', '2025-12-31'],
  pilot: ['2026-01-01', '2026-06-30'],
  rollout: ['2026-07-01', '2026-12-31'],
  enterprise: ['2027-01-01', '9999-12-31'],
} as const;

/** Where an announced moment lies, seen from the day on which everything was last looked at. */
export function placeOf(
  moment: keyof typeof moments,
  day: string = confirmed,
): 'past' | 'present' | 'ahead' {
  const [first, last] = moments[moment];
  if (last < day) return 'past';
  return first <= day ? 'present' : 'ahead';
}
