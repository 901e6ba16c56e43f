import { Heading } from '@heldermatch/ui';
import { useEffect, useRef, type RefObject } from 'react';
import { useDesk } from './desk.tsx';

/** Title that was shown last, by store. The first page doesn't take focus, and `StrictMode` runs its effect twice. */
const shown = new WeakMap<object, { heading: HTMLElement | null; text: string }>();

/** Moves scroll and focus to the page title, after navigation or when the focused element was removed. */
export function focusTitle(heading = document.querySelector<HTMLElement>('h1')) {
  if (heading === null) return;
  scrollTo(0, 0);
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Makes a heading the title of the page: it is the document's title, and receives focus after navigation. */
export function useTitle(title: string, heading: RefObject<HTMLElement | null>) {
  const { store } = useDesk();
  useEffect(() => {
    document.title = `${title} · Werkbank`;
    const last = shown.get(store);
    const isNew = last?.heading !== heading.current || last.text !== title;
    if (last !== undefined && isNew) focusTitle(heading.current);
    shown.set(store, { heading: heading.current, text: title });
  }, [title, heading, store]);
}

/** Title of a page, as its main heading. */
export function Title({ children }: { children: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useTitle(children, heading);
  return (
    <Heading ref={heading} level={1} size="medium" className="title">
      {children}
    </Heading>
  );
}
