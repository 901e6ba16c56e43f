/**
 * Reserves room for an element that is fixed to the bottom, so that it doesn't cover the focused element. The browser
 * scrolls focus above it, even at the end of the page.
 * @see https://www.w3.org/WAI/WCAG22/Techniques/css/C43
 */
export function makeRoomFor(element: Element): void {
  const { documentElement, body, activeElement } = document;
  const { top, height } = element.getBoundingClientRect();
  // It is hidden on paper.
  const room = `${height === 0 ? 0 : innerHeight - top}px`;
  body.style.paddingBlockEnd = '';
  const ground = groundAtEnd(body, body.getBoundingClientRect()) ?? 'transparent';
  documentElement.style.scrollPaddingBlockEnd = room;
  body.style.paddingBlockEnd = room;
  // Under the edge of the last band too, where a fraction of a pixel would be a line.
  body.style.boxShadow = `inset 0 calc(-1px - ${room}) ${ground}`;
  const isElsewhere = activeElement !== body && !element.contains(activeElement);
  // jsdom does not implement `scrollIntoView`.
  if (isElsewhere && activeElement && 'scrollIntoView' in activeElement) {
    activeElement.scrollIntoView({ block: 'nearest' });
  }
}

const transparent = 'rgba(0, 0, 0, 0)';

/** Background colour at the end of the page, which the reserved room continues. */
function groundAtEnd(element: Element, page: DOMRect): string | undefined {
  const isAtEnd = (child: Element) => {
    const { bottom, width, height } = child.getBoundingClientRect();
    const isBand = height > 0 && width === page.width && Math.abs(bottom - page.bottom) < 1;
    return isBand && getComputedStyle(child).position !== 'fixed';
  };
  const { backgroundColor } = getComputedStyle(element);
  const last = [...element.children].filter(isAtEnd).at(-1);
  const inner = last && groundAtEnd(last, page);
  return inner ?? (backgroundColor === transparent ? undefined : backgroundColor);
}

/**
 * Reserves room for an element, and updates it when the element resizes.
 * @returns a function that removes the room.
 */
export function keepRoomFor(element: Element): () => void {
  // jsdom has no layout, so the element covers nothing.
  if (!('ResizeObserver' in globalThis)) return () => {};
  const observer = new ResizeObserver(() => makeRoomFor(element));
  observer.observe(element);
  return () => {
    observer.disconnect();
    document.documentElement.style.scrollPaddingBlockEnd = '';
    document.body.style.paddingBlockEnd = '';
    document.body.style.boxShadow = '';
  };
}
