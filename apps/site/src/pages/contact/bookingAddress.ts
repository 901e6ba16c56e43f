import type { FormValues } from '@heldermatch/ui';
import { settings } from '../../settings.ts';

/** Address of the booking page, prefilled with the typed name and address and the campaign of the visit. */
export function bookingAddress(typed: FormValues): string {
  const url = new URL(settings.bookingUrl);
  for (const field of ['name', 'email']) {
    const value = typed[field];
    if (typeof value === 'string' && value !== '') url.searchParams.set(field, value);
  }
  const first = firstSearch();
  const present = new URLSearchParams(location.search);
  for (const key of ['source', 'medium', 'campaign', 'term', 'content'].map(
    (end) => `utm_${end}`,
  )) {
    const value = first.get(key) ?? present.get(key);
    if (value !== null) url.searchParams.set(key, value);
  }
  return url.href;
}

/**
 * Query of the first address of this visit, for example with the campaign that led here. Read from the browser's
 * history of this tab; nothing is stored.
 * @see https://developer.mozilla.org/docs/Web/API/Navigation/entries
 */
function firstSearch(): URLSearchParams {
  // Safari supports it from 26.2.
  const entries = 'navigation' in globalThis ? navigation.entries() : [];
  return new URL(entries[0]?.url ?? location.href).searchParams;
}
