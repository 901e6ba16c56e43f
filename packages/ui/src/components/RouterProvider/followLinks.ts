/** A link of this site that an event happened in. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link : undefined;
}

function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  // Not the property: in Firefox it is that of `<base>` where a link has none.
  const target = link.getAttribute('target') ?? '';
  const isHere = target === '' || target === '_self';
  return (
    event.button === 0 &&
    !hasModifier &&
    !event.defaultPrevented &&
    isHere &&
    !link.hasAttribute('download')
  );
}

/**
 * Listens for clicks that would replace this page by another of the same site, wherever the link stands; not for those
 * that open a new tab, download, or were handled already. `follow` prevents the default of what it takes.
 * @returns stops listening.
 */
export function followLinks(
  follow: (link: HTMLAnchorElement, event: MouseEvent) => void,
): () => void {
  const onClick = (event: MouseEvent) => {
    const link = linkOf(event);
    if (link !== undefined && isPlainClick(event, link)) follow(link, event);
  };
  document.addEventListener('click', onClick);
  return () => document.removeEventListener('click', onClick);
}
