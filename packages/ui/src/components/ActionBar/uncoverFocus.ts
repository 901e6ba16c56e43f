/** Scrolls up from below a bar what has the focus there. */
function uncover(bar: HTMLElement): void {
  const { activeElement, body } = document;
  if (activeElement === null || activeElement === body || bar.contains(activeElement)) return;
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
 * Keeps a bar that sticks to the bottom from covering what has the focus: at once, when it grows and with every move of
 * the focus.
 * @returns a function that ends it.
 * @see https://www.w3.org/WAI/WCAG22/Understanding/focus-not-obscured-minimum
 */
export function uncoverFocus(bar: HTMLElement): () => void {
  // Where nothing is drawn, in jsdom, nothing is covered.
  if (!('ResizeObserver' in globalThis)) return () => {};
  // A frame later: what moves the focus scrolls as well.
  const onFocus = () => requestAnimationFrame(() => uncover(bar));
  const observer = new ResizeObserver(() => uncover(bar));
  observer.observe(bar);
  document.addEventListener('focusin', onFocus);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', onFocus);
  };
}
