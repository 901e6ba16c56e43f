/**
 * Keeps something that is fixed at the bottom of the window from covering what has the focus: the
 * browser then scrolls to above it, also at the very end of the page.
 * @see https://www.w3.org/WAI/WCAG22/Techniques/css/C43
 */
export function makeRoomFor(element: Element): void {
  const { documentElement, body, activeElement } = document;
  const room = `${innerHeight - element.getBoundingClientRect().top}px`;
  body.style.paddingBlockEnd = '';
  const ground = groundAtEnd(body, body.getBoundingClientRect()) ?? 'transparent';
  documentElement.style.scrollPaddingBlockEnd = room;
  body.style.paddingBlockEnd = room;
  body.style.boxShadow = `inset 0 -${room} ${ground}`;
  const isElsewhere = activeElement !== body && !element.contains(activeElement);
  // jsdom scrolls nothing.
  if (isElsewhere && activeElement && 'scrollIntoView' in activeElement) {
    activeElement.scrollIntoView({ block: 'nearest' });
  }
}

const transparent = 'rgba(0, 0, 0, 0)';

/** The colour of the band that the page ends with: what is added below goes on in it. */
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
 * Goes on making room while the size of the element changes.
 * @returns a function that takes the room back.
 */
export function keepRoomFor(element: Element): () => void {
  // Where nothing is drawn, in jsdom, nothing is covered.
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
