import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './CardLink.css.js';

export interface CardLinkProps extends RootProps<HTMLAnchorElement> {
  /** URL of the destination. */
  href: string;
  /** Title of the card. */
  children: ReactNode;
}

/**
 * Title of a `Card` that is a link with the whole card as its hit area. For screen readers only the title is the link.
 * Put other links and controls of the card in `CardActions`.
 */
export function CardLink({ href, children, ...root }: CardLinkProps) {
  return (
    <a href={href} {...rootProps(root, css.root)}>
      {children}
    </a>
  );
}

export interface CardActionsProps extends RootProps {
  /** Buttons or links. */
  children: ReactNode;
  /**
   * HTML element: `span` in a sentence.
   * @default 'div'
   */
  as?: 'div' | 'span' | undefined;
}

/**
 * Buttons and links of a `Card`. They stay above the hit area of a `CardLink`. As a direct child of the card they are at
 * its bottom edge, so at the same height in every card of a row.
 */
export function CardActions({ children, as: Tag = 'div', ...root }: CardActionsProps) {
  return <Tag {...rootProps(root, css.above)}>{children}</Tag>;
}
