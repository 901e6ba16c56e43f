/** An element and its ancestors, from the inside outwards. */
type Place = readonly Element[];

const placeOf = (element: Element | null): Place =>
  element === null ? [] : [element, ...placeOf(element.parentElement)];

/** Containers that can receive focus: they get `tabindex="-1"` until blur. */
const wholeTarget =
  'main, section, article, nav, aside, form, ul, ol, [role="dialog"], [role="alertdialog"]';

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/** Focuses an element, or the selected tab of its tab list. Returns whether it succeeded. */
function tryFocus(element: Element): boolean {
  const tab = element.querySelector(':scope > [role="tablist"] [aria-selected="true"]');
  const target = tab ?? element;
  if (!(target instanceof HTMLElement)) return false;
  target.focus();
  if (hasFocus() || !target.matches(wholeTarget)) return hasFocus();
  target.tabIndex = -1;
  target.focus();
  target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  return hasFocus();
}

/**
 * Focuses the nearest focusable element after the next frame. Does nothing when React Aria has already restored focus.
 */
function focusNearest(place: Place): void {
  requestAnimationFrame(() => {
    if (!hasFocus()) place.some((element) => element.isConnected && tryFocus(element));
  });
}

/** Openers of all open overlays, each with its ancestors. The innermost overlay's opener is last. */
const openers: Place[] = [];

/**
 * Ref callback for an overlay. React Aria returns focus to the opener. If that was removed, this focuses its nearest
 * remaining ancestor. A list passes focus on to its next row.
 */
export function restoreFocusOnClose(): () => void {
  // The opener may itself be in an overlay, such as a menu, that has closed.
  const place = [...placeOf(document.activeElement), ...(openers.at(-1) ?? [])];
  openers.push(place);
  return () => {
    focusNearest(place);
    requestAnimationFrame(() => void openers.splice(openers.indexOf(place), 1));
  };
}

/** Ref callback for an element that may be removed while it contains focus. Focuses the nearest remaining ancestor. */
export const moveFocusOnRemoval = (element: Element | null) => (): void => {
  const { activeElement } = document;
  if (element?.contains(activeElement) === true) focusNearest(placeOf(activeElement));
};
