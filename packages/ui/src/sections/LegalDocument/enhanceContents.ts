/**
 * Marks the current section in a table of contents, which crosses a line at 30 % of the viewport, and lets its button
 * print. At the top of the page, that is the first. `LegalDocument` calls this in React. A page without React calls it
 * for the element with `data-contents`.
 * @returns Function that stops the marking.
 */
export function enhanceContents(contents: HTMLElement): () => void {
  const button = contents.querySelector('button');
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- React's call replaces the one before hydration
  if (button) button.onclick = () => print();
  const links = [...contents.querySelectorAll('a')];
  const sections = links.map(({ hash }) =>
    document.getElementById(hash.slice(1))?.closest('section'),
  );
  const isBegun = (section: Element | null | undefined) =>
    section && section.getBoundingClientRect().top < innerHeight * 0.3;
  const observer = new IntersectionObserver(
    () => {
      const current = links[sections.findLastIndex(isBegun)] ?? links[0];
      for (const link of links) link.ariaCurrent = link === current ? 'location' : null;
    },
    { rootMargin: '-30% 0px -69%' },
  );
  for (const section of sections) if (section) observer.observe(section);
  return () => observer.disconnect();
}
