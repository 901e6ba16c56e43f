import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Prose.css.js';

export interface ProseProps extends RootProps {
  /** Plain headings, paragraphs, lists, tables and links. */
  children: ReactNode;
}

/** Long text, such as a legal document. It styles the plain elements inside. */
export function Prose({ children, ...root }: ProseProps) {
  return <div {...rootProps(root, css.root)}>{children}</div>;
}
