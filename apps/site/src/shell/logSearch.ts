/** Logs a search from the foot of a page. */
export function logSearch(words: string): void {
  // oxlint-disable-next-line no-console -- the specified behaviour
  console.log('Zoeken:', words);
}
