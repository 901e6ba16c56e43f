import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Grid.css.js';

export interface GridProps extends RootProps {
  children: ReactNode;
  /** The most columns beside each other. Where they do not fit there are fewer; three for three things become one. */
  columns: 2 | 3 | 4;
  /**
   * Space between the children, both ways.
   * @default 'l'
   */
  gap?: 's' | 'm' | 'l' | 'xl' | undefined;
  /**
   * The element: a list where the children are `Card as="li"` or other list items.
   * @default 'div'
   */
  as?: 'div' | 'ul' | 'ol' | undefined;
}

/** Alike things in columns of one width, below each other on a phone. */
export function Grid({ children, columns, gap = 'l', as: Tag = 'div', ...root }: GridProps) {
  return (
    // Safari forgets that a list without bullets is a list.
    <Tag
      role={Tag === 'div' ? undefined : 'list'}
      {...rootProps(root, css.root, css.columns[columns], css.gap[gap])}
    >
      {children}
    </Tag>
  );
}
