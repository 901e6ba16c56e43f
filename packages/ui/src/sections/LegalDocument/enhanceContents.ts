/**
 * Marks the current section in a table of contents, which crosses a line at 30 % of the viewport, and lets its button
 * print. `LegalDocument` calls this in React. A page without React calls it for the element with `data-contents`.
 * @returns Function that stops it.
 */
export function enhanceContents(contents: HTMLElement): () => void {
  const button = contents.querySelector('button');
  const onClick = () => print();
  button?.addEventListener('click', onClick);
  const links = new Map<Element, HTMLAnchorElement>();
  // jsdom has no layout, so no section is ever current.
  const observer =
    'IntersectionObserver' in globalThis
      ? new IntersectionObserver(
          (entries) => {
            const entered = entries.findLast(({ isIntersecting }) => isIntersecting);
            if (entered === undefined) return;
            for (const [section, link] of links) {
              if (section === entered.target) link.setAttribute('aria-current', 'location');
              else link.removeAttribute('aria-current');
            }
          },
          { rootMargin: '-30% 0px -69% 0px' },
        )
      : undefined;
  for (const link of contents.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const section = document.getElementById(link.hash.slice(1))?.closest('section');
    if (!section) continue;
    links.set(section, link);
    observer?.observe(section);
  }
  return () => {
    button?.removeEventListener('click', onClick);
    observer?.disconnect();
  };
}
