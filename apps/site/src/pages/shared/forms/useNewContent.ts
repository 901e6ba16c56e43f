import { company } from '@heldermatch/facts';
import { useLayoutEffect, useRef } from 'react';
import { focusOn } from '../../../focus.ts';

/**
 * Moves the visitor to the top of the page when other content replaces the pressed control. Focuses the h1, and uses it
 * as the document title.
 * @param content - Changes with the content that is shown.
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
