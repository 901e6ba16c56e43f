/**
 * Reads the query of the address on which this visit began, such as the campaign that led here. The browser's own history of this tab
 * tells: nothing is stored.
 * @see https://developer.mozilla.org/docs/Web/API/Navigation/entries
 */
export function firstSearch(): URLSearchParams {
  // Safari has none before 26.2.
  const entries = 'navigation' in globalThis ? navigation.entries() : [];
  return new URL(entries[0]?.url ?? location.href).searchParams;
}
