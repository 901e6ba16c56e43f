import type { ReactNode } from 'react';
import * as css from './Container.css.js';

export interface ContainerProps {
  children: ReactNode;
  /**
   * Greatest width: `page` 72rem, `text` 46rem, `form` 36rem.
   * @default 'page'
   */
  width?: 'page' | 'text' | 'form';
}

/** Centres content and keeps it off the edges of the screen. */
export function Container({ children, width = 'page' }: ContainerProps) {
  return <div className={`${css.root} ${css.width[width]}`}>{children}</div>;
}
