/** Moves the focus to something that is no control, where a screen reader reads on; nothing scrolls. */
export function focusOn(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
