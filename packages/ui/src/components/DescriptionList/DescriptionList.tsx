import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './DescriptionList.css.js';

export interface DescriptionListItem {
  /** Name of the fact, unique within the list. */
  term: string;
  /** Figure before the term, in large type: '± 2 dagen'. */
  figure?: string | undefined;
  /** Value of the fact. */
  description: ReactNode;
}

export interface DescriptionListProps extends RootProps {
  /** Facts, in reading order. */
  items: readonly DescriptionListItem[];
  /**
   * Emphasis of the terms. `muted` is for descriptions that start with a bold sentence: an answer, with its explanation.
   * @default 'default'
   */
  emphasis?: 'default' | 'muted' | undefined;
}

/** List of facts with their names, such as an address or a summary of answers. */
export function DescriptionList({ items, emphasis = 'default', ...root }: DescriptionListProps) {
  return (
    <dl {...rootProps(root, css.root)}>
      {items.map(({ term, figure, description }) => (
        <div key={term} className={css.item}>
          <dt className={css.emphasis[emphasis]}>
            {figure !== undefined && <span className={css.figure}>{figure} </span>}
            {term}
          </dt>
          <dd className={css.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
