/** Moves focus to an element that isn't a control, so that a screen reader continues there. Doesn't scroll. */
export function focusOn(place: Element | null): void {
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
