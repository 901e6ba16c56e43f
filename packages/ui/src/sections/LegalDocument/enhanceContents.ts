/**
 * Marks the current section in a table of contents, which crosses a line at 30 % of the viewport, and lets its button
 * print. `LegalDocument` calls this in React. A page without React calls it for the element with `data-contents`.
 * @returns Function that stops the marking.
 */
export function enhanceContents(contents: HTMLElement): () => void {
  const button = contents.querySelector('button');
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- React's call replaces the one before hydration
  if (button) button.onclick = () => print();
  const links = new Map<Element, HTMLAnchorElement>();
  const observer = new IntersectionObserver(
    (entries) => {
      const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
      if (entered === undefined) return;
      for (const [section, link] of links) {
        if (section === entered.target) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    { rootMargin: '-30% 0px -69% 0px' },
  );
  for (const link of contents.querySelectorAll('a')) {
    const section = document.getElementById(link.hash.slice(1))?.closest('section');
    if (!section) continue;
    links.set(section, link);
    observer.observe(section);
  }
  return () => observer.disconnect();
}
