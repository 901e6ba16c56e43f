import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Inline.css.js';

export interface InlineProps extends RootProps {
  children: ReactNode;
  /**
   * Space between the children, also between lines.
   * @default 's'
   */
  gap?: 'xs' | 's' | 'm' | 'l' | undefined;
  /** @default 'start' */
  justify?: 'start' | 'center' | 'between' | undefined;
}

/** Children beside each other that wrap where the line ends. */
export function Inline({ children, gap = 's', justify = 'start', ...root }: InlineProps) {
  return <div {...rootProps(root, css.root, css.gap[gap], css.justify[justify])}>{children}</div>;
}
