/**
 * Day on which all copy was last checked against the facts: about the present, plans and the law. Renew it only after
 * reading them. The production build requires this every three months.
 */
export const confirmed = '2026-11-26';

// Hardcoded, because the browser's formatter takes 30 ms to initialise on a slow phone, on every page.
const months =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(
    ' ',
  );

/** Formats an ISO date, such as 2025-10-10, in Dutch. */
export function dateInDutch(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${months[(month ?? NaN) - 1]} ${year}`;
}

/** Shown with a state that can change: in pilot, not chosen yet. */
export const asOfDate = `stand van ${dateInDutch(confirmed)}`;

/** Shown with copy that was reviewed, and corrected if necessary. */
export const checkedOn = `nagekeken op ${dateInDutch(confirmed)}`;

/** Announced periods, each with its first and last day. */
export const moments = {
  /** 'Verwachte lancering: Q2 2025'. */
  launch: ['2025-04-01', '2025-06-30'],
  // Phases of the roadmap.
  mvp: ['2025-10-01', '2025-12-31'],
  pilot: ['2026-01-01', '2026-06-30'],
  rollout: ['2026-07-01', '2026-12-31'],
  enterprise: ['2027-01-01', '9999-12-31'],
} as const;

/** Whether an announced period is past, present or ahead, on the day of the last review. */
export function phaseOf(
  moment: keyof typeof moments,
  day: string = confirmed,
): 'past' | 'present' | 'ahead' {
  const [first, last] = moments[moment];
  if (last < day) return 'past';
  return first <= day ? 'present' : 'ahead';
}
