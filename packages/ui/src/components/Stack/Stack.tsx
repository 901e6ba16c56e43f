import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Stack.css.js';

export interface StackProps extends RootProps {
  children: ReactNode;
  /**
   * Gap between the children: a step of the 4-px scale.
   * @default 'm'
   */
  gap?: 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | undefined;
  /**
   * Alignment: `stretch` fills the width, `start` keeps the width of each child.
   * @default 'stretch'
   */
  align?: 'stretch' | 'start' | 'center' | undefined;
}

/** Vertical stack of children with an even gap. */
export function Stack({ children, gap = 'm', align = 'stretch', ...root }: StackProps) {
  return <div {...rootProps(root, css.root, css.gap[gap], css.align[align])}>{children}</div>;
}
