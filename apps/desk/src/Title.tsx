import { Heading } from '@heldermatch/ui';
import { useEffect, useRef } from 'react';
import { useDesk } from './desk.tsx';

/** Stores for which a page has been shown. The first page does not take focus. */
const opened = new WeakSet<object>();

/** Moves scroll and focus to the page title, after navigation or when the focused element was removed. */
export function focusTitle(heading = document.querySelector<HTMLElement>('h1')) {
  if (heading === null) return;
  scrollTo(0, 0);
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Title of a page: the main heading, which receives focus after navigation, and the document title. */
export function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { store } = useDesk();
  useEffect(() => {
    document.title = `${children} · Werkbank`;
    if (opened.has(store)) focusTitle(heading.current);
    opened.add(store);
  }, [children, store]);
  return (
    <Heading ref={heading} level={1} size="medium">
      {children}
    </Heading>
  );
}
