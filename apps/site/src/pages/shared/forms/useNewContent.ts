import { company } from '@heldermatch/facts';
import { useLayoutEffect, useRef } from 'react';
import { focusOn } from '../../../focus.ts';

/**
 * When a page shows something else in the place of the control that was pressed, the visitor goes to its top, and the
 * title of the document says what stands there.
 * @param content - changes with what is shown.
 */
export function useNewContent(content: unknown): void {
  const shown = useRef(content);
  const first = useRef({ content, title: '' });
  useLayoutEffect(() => {
    if (shown.current === content) return;
    if (shown.current === first.current.content) first.current.title = document.title;
    shown.current = content;
    const heading = document.querySelector('h1');
    document.title =
      content === first.current.content
        ? first.current.title
        : `${heading?.textContent ?? ''} - ${company.name}`;
    focusOn(heading);
    scrollTo(0, 0);
  }, [content]);
}
