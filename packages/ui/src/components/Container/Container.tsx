import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Container.css.js';

export interface ContainerProps extends RootProps {
  children: ReactNode;
  /**
   * Maximum width: `page` 72rem, `text` 46rem, `form` 36rem.
   * @default 'page'
   */
  width?: 'page' | 'text' | 'form' | undefined;
}

/** Centres content and keeps it away from the viewport edges. */
export function Container({ children, width = 'page', ...root }: ContainerProps) {
  return <div {...rootProps(root, css.root, css.width[width])}>{children}</div>;
}
