import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './PlainDisclosure.css.js';

export interface PlainDisclosureProps extends RootProps<HTMLDetailsElement> {
  /** Question, or name of the hidden content. */
  title: string;
  /** Content below the title. */
  children: ReactNode;
}

/**
 * Native `<details>`: a title that expands further content, without the code of `Disclosure` and without JavaScript.
 * Paper always shows the content.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/
 */
export function PlainDisclosure({ title, children, ...root }: PlainDisclosureProps) {
  return (
    <details {...rootProps(root, css.root)}>
      <summary className={css.title}>{title}</summary>
      {children}
    </details>
  );
}
