/** Same-origin link that contains the target of the event. */
export function linkOf({ target }: Event): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement && link.origin === location.origin ? link : undefined;
}

function isPlainClick(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  // The attribute, because in Firefox the property falls back to the target of `<base>`.
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
 * Listens for clicks on links that would replace this page by another of the same site. It ignores links that open a
 * new tab or download, and clicks that are already handled. `follow` must prevent the default action of the links that
 * it handles.
 * @returns a function that stops listening.
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
