import { Heading } from '@heldermatch/ui';
import { useEffect, useRef } from 'react';
import { useDesk } from './desk.tsx';

/** The stores of which a page has been shown: whoever opens the desk starts at its beginning. */
const opened = new WeakSet<object>();

/** Begins at the top of the page: where a way was gone, or what had the focus is no more. */
export function focusTitle(heading = document.querySelector<HTMLElement>('h1')) {
  if (heading === null) return;
  scrollTo(0, 0);
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** The title of a page: in the page, of the tab, and what has the focus after a way was gone. */
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
