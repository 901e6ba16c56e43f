import type { ReactNode } from 'react';
import * as css from './Prose.css.js';

export interface ProseProps {
  /** Plain headings, paragraphs, lists, tables and links. */
  children: ReactNode;
}

/** A long text to read, such as a legal one: it dresses the plain elements inside it. */
export function Prose({ children }: ProseProps) {
  return <div className={css.root}>{children}</div>;
}
