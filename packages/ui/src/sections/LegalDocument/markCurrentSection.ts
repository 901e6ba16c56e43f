/**
 * Marks, in a list of links to the sections of this page, the one that is being read: that whose section crosses a line at
 * 30 % of the window. `LegalDocument` does it where React draws it; a page that is only HTML calls it for the element with
 * `data-contents`.
 * @returns a function that ends it.
 */
export function markCurrentSection(contents: HTMLElement): () => void {
  // Where nothing is drawn, in jsdom, nothing is read.
  if (!('IntersectionObserver' in globalThis)) return () => {};
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
  for (const link of contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const section = document.getElementById(link.hash.slice(1))?.closest('section');
    if (!section) continue;
    links.set(section, link);
    observer.observe(section);
  }
  return () => observer.disconnect();
}
