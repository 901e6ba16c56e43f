/**
 * Query of the first address of this visit, for example with the campaign that led here. Read from the browser's
 * history of this tab; nothing is stored.
 * @see https://developer.mozilla.org/docs/Web/API/Navigation/entries
 */
export function firstSearch(): URLSearchParams {
  // Safari supports it from 26.2.
  const entries = 'navigation' in globalThis ? navigation.entries() : [];
  return new URL(entries[0]?.url ?? location.href).searchParams;
}
