/** Removes differences that a search ignores: diacritics, ligatures and upper case. */
export const fold = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
