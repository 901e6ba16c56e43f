import { Heading } from '@heldermatch/ui';
import { useEffect, useRef } from 'react';

let isFirst = true;

/** The title of a page: in the page, of the tab, and what has the focus after a way was gone. */
export function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${children} · Werkbank`;
  }, [children]);
  useEffect(() => {
    if (!isFirst && heading.current !== null) {
      scrollTo(0, 0);
      heading.current.tabIndex = -1;
      heading.current.focus({ preventScroll: true });
    }
    isFirst = false;
  }, []);
  return (
    <Heading ref={heading} level={1} size="medium">
      {children}
    </Heading>
  );
}
