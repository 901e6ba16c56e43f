/** Logs a search from the footer of a page. */
export function logSearch(words: string): void {
  // oxlint-disable-next-line no-console -- the specified behaviour
  console.log('Zoeken:', words);
}
