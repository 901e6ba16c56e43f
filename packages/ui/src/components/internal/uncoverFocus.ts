/** Scrolls the focused element up if the bar covers it. */
function uncover(bar: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || bar.contains(activeElement)) return;
  // A focused container of the bar, such as a dialog, is never hidden by it.
  if (activeElement.contains(bar)) return;
  const focused = activeElement.getBoundingClientRect();
  const { top, bottom, left, right } = bar.getBoundingClientRect();
  const hidden = focused.bottom - top;
  const isAdjacent = focused.right <= left || focused.left >= right;
  if (hidden <= 0 || focused.top >= bottom || isAdjacent) return;
  scrollerOf(bar).scrollBy({ top: Math.ceil(hidden) });
}

function scrollerOf({ parentElement }: Element): Element {
  if (parentElement === null) return document.documentElement;
  const isScroller = /auto|scroll/.test(getComputedStyle(parentElement).overflowY);
  return isScroller ? parentElement : scrollerOf(parentElement);
}

/**
 * Keeps a sticky bottom bar from covering the focused element: immediately, when the bar grows and on every focus
 * change.
 * @returns a function that stops this.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum
 */
export function uncoverFocus(bar: HTMLElement | null): () => void {
  // jsdom has no layout, so the bar covers nothing.
  if (bar === null || !('ResizeObserver' in globalThis)) return () => {};
  // Waits a frame, because moving focus scrolls too.
  const onFocus = () => requestAnimationFrame(() => uncover(bar));
  const observer = new ResizeObserver(() => uncover(bar));
  observer.observe(bar);
  document.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
}
