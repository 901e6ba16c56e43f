const { now } = Date;

/**
 * For a story's `beforeEach`: sets the clock to noon on a fixed day, so that the marked day doesn't change.
 * @param day - ISO 8601 date, such as '2026-04-15'.
 */
export const mockToday = (day: string) => () => {
  const ahead = Date.parse(`${day}T12:00`) - now();
  Date.now = () => now() + ahead;
  return () => {
    Date.now = now;
  };
};
