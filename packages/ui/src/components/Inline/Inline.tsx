import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Inline.css.js';

export interface InlineProps extends RootProps {
  children: ReactNode;
  /**
   * Gap between the children, and between lines.
   * @default 's'
   */
  gap?: 'xs' | 's' | 'm' | 'l' | undefined;
  /**
   * Alignment on the main axis.
   * @default 'start'
   */
  justify?: 'start' | 'center' | 'between' | undefined;
}

/** Row of children that wraps. */
export function Inline({ children, gap = 's', justify = 'start', ...root }: InlineProps) {
  return <div {...rootProps(root, css.root, css.gap[gap], css.justify[justify])}>{children}</div>;
}
