/** Formats a number for Dutch text. */
export const formatCount = (count: number): string => count.toLocaleString('nl-NL');
