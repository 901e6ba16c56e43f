/** Formats a number for Dutch text. */
export const inWords = (count: number): string => count.toLocaleString('nl-NL');
