/**
 * The day on which somebody last read every text against the facts: what is said of the present, of what lies ahead,
 * and of the law. Read them, and then renew it: three months later the build for production asks for it.
 */
export const confirmed = '2026-11-26';

// By hand: the browser's own format takes a slow phone 30 ms to set up, on every page.
const months =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(
    ' ',
  );

/** A day such as 2025-10-10, as people write it. */
export function dateInDutch(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? NaN) - 1]} ${year}`;
}

/** Beside a state that can change: in pilot, not chosen yet. */
export const asOf = `stand van ${dateInDutch(confirmed)}`;

/** Beside a text that somebody read, and found true or made so. */
export const checkedOn = `nagekeken op ${dateInDutch(confirmed)}`;

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
