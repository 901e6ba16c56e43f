const { now } = Date;

/**
 * For a story's `beforeEach`: it begins at noon of this day, so that what is marked as today stays where it is.
 * @param day - such as '2026-04-15'.
 */
export const todayIs = (day: string) => () => {
  const ahead = Date.parse(`${day}T12:00`) - now();
  Date.now = () => now() + ahead;
  return () => {
    Date.now = now;
  };
};
