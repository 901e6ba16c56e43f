import { Heading } from '@heldermatch/ui';
import { useEffect, useRef } from 'react';
import { useDesk } from './desk.tsx';

/** The stores of which a page has been shown: whoever opens the desk starts at its beginning. */
const opened = new WeakSet<object>();

/** The title of a page: in the page, of the tab, and what has the focus after a way was gone. */
export function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { store } = useDesk();
  useEffect(() => {
    document.title = `${children} · Werkbank`;
    if (opened.has(store) && heading.current !== null) {
      scrollTo(0, 0);
      heading.current.tabIndex = -1;
      heading.current.focus({ preventScroll: true });
    }
    opened.add(store);
  }, [children, store]);
  return (
    <Heading ref={heading} level={1} size="medium">
      {children}
    </Heading>
  );
}
