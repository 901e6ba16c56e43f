/** Where something stands: itself, and all around it from the inside out. */
type Place = readonly Element[];

const placeOf = (element: Element | null): Place =>
  element === null ? [] : [element, ...placeOf(element.parentElement)];

/** What can be read as a whole, though it can't have the focus by itself. */
const wholeTarget =
  'main, section, article, nav, aside, form, ul, ol, [role="dialog"], [role="alertdialog"]';

const hasFocus = () => document.activeElement !== null && document.activeElement !== document.body;

/** Gives the focus to an element, of tabs to the one that is selected, and tells whether it came there. */
function take(element: Element): boolean {
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

/** Once the page has settled: nothing is done where something has the focus, as React Aria gave it back. */
function focusNearest(place: Place): void {
  requestAnimationFrame(() => {
    if (!hasFocus()) place.some((element) => element.isConnected && take(element));
  });
}

/** Where those were opened from that float over the page now, the last one last. */
const openers: Place[] = [];

/**
 * For the `ref` of what floats over the page. React Aria gives the focus back to what opened it; where that is gone, the
 * nearest of what it stood in gets it, a list gives it to the row that follows.
 */
export function returnsFocus(): () => void {
  // What opened it may float itself, and be gone with the menu that it is in.
  const place = [...placeOf(document.activeElement), ...(openers.at(-1) ?? [])];
  openers.push(place);
  return () => {
    focusNearest(place);
    requestAnimationFrame(() => void openers.splice(openers.indexOf(place), 1));
  };
}

/** For the `ref` of what may go while something in it has the focus: the nearest of what it stood in gets that. */
export const leavesFocus = (element: Element | null) => (): void => {
  const { activeElement } = document;
  if (element?.contains(activeElement) === true) focusNearest(placeOf(activeElement));
};
