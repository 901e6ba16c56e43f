/**
 * Keeps something that is fixed at the bottom of the window from covering what has the focus: the
 * browser then scrolls to above it, also at the very end of the page.
 * @see https://www.w3.org/WAI/WCAG22/Techniques/css/C43
 */
export function makeRoomFor(element: Element): void {
  const { documentElement, body, activeElement } = document;
  const room = `${innerHeight - element.getBoundingClientRect().top}px`;
  documentElement.style.scrollPaddingBlockEnd = room;
  body.style.paddingBlockEnd = room;
  const isElsewhere = activeElement !== body && !element.contains(activeElement);
  // jsdom scrolls nothing.
  if (isElsewhere && activeElement && 'scrollIntoView' in activeElement) {
    activeElement.scrollIntoView({ block: 'nearest' });
  }
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
  };
}
