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

/** Moments that were once announced, each with its last day. */
export const moments = {
  launch: { text: 'Q2 2025', lastDay: '2025-06-30' },
  mvp: { text: '2025 Q4', lastDay: '2025-12-31' },
  pilot: { text: '2026 Q1-Q2', lastDay: '2026-06-30' },
  rollout: { text: '2026 Q3-Q4', lastDay: '2026-12-31' },
  enterprise: { text: '2027 Q1+', lastDay: '9999-12-31' },
} as const;

/** Whether a moment had passed on the day that everything was last looked at. */
export const isPast = (moment: keyof typeof moments, day: string = confirmed): boolean =>
  moments[moment].lastDay < day;
