import { Heading } from '@heldermatch/ui';
import { useEffect } from 'react';
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

/** Names the document after a page, and focuses the page's main heading after navigation. */
export function useTitle(title: string) {
  const { store } = useDesk();
  useEffect(() => {
    document.title = `${title} · Werkbank`;
    if (opened.has(store)) focusTitle();
    opened.add(store);
  }, [title, store]);
}

/** Title of a page: the main heading, which receives focus after navigation, and the document title. */
export function Title({ children }: { children: string }) {
  useTitle(children);
  return (
    <Heading level={1} size="medium">
      {children}
    </Heading>
  );
}
