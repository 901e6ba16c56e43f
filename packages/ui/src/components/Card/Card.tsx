import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Card.css.js';

export interface CardProps extends RootProps {
  children: ReactNode;
  /**
   * Background: `warm` sets a card apart from a white page.
   * @default 'default'
   */
  surface?: 'default' | 'warm' | undefined;
  /**
   * HTML element. Use `li` in a list of similar cards, `article` for self-contained content, and `section` for a part
   * of the page with a heading.
   * @default 'div'
   */
  as?: 'div' | 'article' | 'li' | 'section' | undefined;
  /** Id of the heading that names the card. */
  labelledBy?: string | undefined;
}

/** Frame around related content, used in a set of similar cards. */
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
