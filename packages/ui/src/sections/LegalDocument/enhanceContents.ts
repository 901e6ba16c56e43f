/**
 * Marks the current section in a table of contents, and lets its button print. The section is the last that begins above
 * a line at 30 % of the viewport, or else the first. `LegalDocument` calls this in React. A page without React calls it
 * for the element with `data-contents`.
 * @returns Function that stops the marking.
 */
export function enhanceContents(contents: HTMLElement): () => void {
  const button = contents.querySelector('button');
  // oxlint-disable-next-line unicorn/prefer-add-event-listener -- React's call replaces the one before hydration
  if (button) button.onclick = () => print();
  const links = new Map<Element, HTMLAnchorElement>();
  // Sections that begin above the line.
  const begun = new Set<Element>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) begun.add(target);
        else begun.delete(target);
      }
      const sections = [...links.keys()];
      const current = sections.findLast((section) => begun.has(section)) ?? sections[0];
      for (const [section, link] of links) {
        if (section === current) link.setAttribute('aria-current', 'location');
        else link.removeAttribute('aria-current');
      }
    },
    // A section keeps intersecting however far it has scrolled past.
    { rootMargin: '1000000px 0px -70% 0px' },
  );
  for (const link of contents.querySelectorAll('a')) {
    const section = document.getElementById(link.hash.slice(1))?.closest('section');
    if (!section) continue;
    links.set(section, link);
    observer.observe(section);
  }
  return () => observer.disconnect();
}
