import type { ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './DescriptionList.css.js';

export interface DescriptionListItem {
  /** The name of the fact; unique in its list. */
  term: string;
  /** The fact. */
  description: ReactNode;
}

export interface DescriptionListProps extends RootProps {
  /** The facts, in reading order. */
  items: readonly DescriptionListItem[];
}

/** Facts with their names, such as an address or a summary of what was filled in. */
export function DescriptionList({ items, ...root }: DescriptionListProps) {
  return (
    <dl {...rootProps(root, css.root)}>
      {items.map(({ term, description }) => (
        <div key={term} className={css.item}>
          <dt className={css.term}>{term}</dt>
          <dd className={css.description}>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
