/** Formats a number of candidates. */
export const inWords = (count: number): string => count.toLocaleString('nl-NL');
