import { useLayoutEffect, useRef } from 'react';
import { focusOn } from '../start/focus.ts';

/**
 * When a page shows something else in the place of the control that was pressed, the visitor goes to its top.
 * @param content - changes with what is shown.
 */
export function useNewContent(content: unknown): void {
  const shown = useRef(content);
  useLayoutEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    focusOn(document.querySelector('h1'));
    scrollTo(0, 0);
  }, [content]);
}
