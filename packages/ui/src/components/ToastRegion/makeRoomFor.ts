/**
 * Keeps something that is fixed at the bottom of the window from covering what has the focus: the
 * browser then scrolls to above it, also at the very end of the page.
 * @see https://www.w3.org/WAI/WCAG22/Techniques/css/C43
 * @returns a function that takes the room back.
 */
export function makeRoomFor(element: Element): () => void {
  const { documentElement, body } = document;
  const makeRoom = () => {
    const room = `${innerHeight - element.getBoundingClientRect().top}px`;
    documentElement.style.scrollPaddingBlockEnd = room;
    body.style.paddingBlockEnd = room;
    const { activeElement } = document;
    const isElsewhere = activeElement !== body && !element.contains(activeElement);
    if (isElsewhere) activeElement?.scrollIntoView({ block: 'nearest' });
  };
  // At once: a busy browser tells of a size only with its next frame, and a key may come before.
  makeRoom();
  const observer = new ResizeObserver(makeRoom);
  observer.observe(element);
  return () => {
    observer.disconnect();
    documentElement.style.scrollPaddingBlockEnd = '';
    body.style.paddingBlockEnd = '';
  };
}
