import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Grid.css.js';

export interface GridProps extends RootProps {
  children: ReactNode;
  /** Maximum number of columns. Fewer are used if they do not fit: four become two, and three one. */
  columns: 2 | 3 | 4;
  /**
   * Gap between rows and columns.
   * @default 'l'
   */
  gap?: 's' | 'm' | 'l' | 'xl' | undefined;
  /**
   * HTML element: a list if the children are `Card as="li"` or other list items.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | undefined;
}

/** Grid of similar items in equal columns, stacked on phones. */
export function Grid({ children, columns, gap = 'l', as: Tag = 'div', ...root }: GridProps) {
  return (
    // Safari drops the list role of a list without bullets.
    <Tag
      role={Tag === 'div' ? undefined : 'list'}
      {...rootProps(root, css.root, css.columns[columns], css.gap[gap])}
    >
      {children}
    </Tag>
  );
}
