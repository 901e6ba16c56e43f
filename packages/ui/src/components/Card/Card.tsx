import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Card.css.js';

export interface CardProps extends RootProps {
  children: ReactNode;
  /**
   * `warm` sets a card apart from the white around it.
   * @default 'default'
   */
  surface?: 'default' | 'warm' | undefined;
  /**
   * The element: `li` in a list of alike cards, `article` for what stands on its own,
   * `section` for a part of the page with a heading.
   * @default 'div'
   */
  as?: 'div' | 'article' | 'li' | 'section' | undefined;
  /** The id of the heading that names it. */
  labelledBy?: string | undefined;
}

/** A frame around things that belong together, one of several that are alike. */
export function Card({
  children,
  surface = 'default',
  as: Tag = 'div',
  labelledBy,
  ...root
}: CardProps) {
  return (
    <Tag aria-labelledby={labelledBy} {...rootProps(root, css.root, css.surface[surface])}>
      {children}
    </Tag>
  );
}
