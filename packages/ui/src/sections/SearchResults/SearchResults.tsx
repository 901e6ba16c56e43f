import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.js';
import { Link } from '../../components/Link/index.js';
import { Text } from '../../components/Text/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './SearchResults.css.js';

export interface SearchResultsProps extends RootProps {
  /** Best first. Put a `Marker` around what was searched for. */
  items: readonly {
    href: string;
    title: ReactNode;
    /** The name of the page that it is a part of. */
    page?: ReactNode;
    text: ReactNode;
  }[];
  /**
   * Of the titles: one below that of the heading above them.
   * @default 2
   */
  titleLevel?: 2 | 3 | undefined;
}

/** Places on the site, each with a link, the page it stands on and some words from it. */
export function SearchResults({ items, titleLevel = 2, ...root }: SearchResultsProps) {
  return (
    <ol role="list" {...rootProps(root, css.root)}>
      {items.map(({ href, title, page, text }, index) => (
        <li key={`${index} ${href}`} className={css.item}>
          <Heading level={titleLevel} size="small">
            <Link href={href} variant="standalone">
              <span>{title}</span>
            </Link>
          </Heading>
          {page !== undefined && (
            <Text size="small" weight="medium">
              {page}
            </Text>
          )}
          <Text emphasis="muted">{text}</Text>
        </li>
      ))}
    </ol>
  );
}
