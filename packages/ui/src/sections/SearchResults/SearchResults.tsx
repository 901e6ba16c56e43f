import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.js';
import { Link } from '../../components/Link/index.js';
import { Text } from '../../components/Text/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './SearchResults.css.js';

export interface SearchResultsProps extends RootProps {
  /** Results, best first. Wrap the search words in a `<mark>`: bold and underlined, because yellow is for evidence. */
  items: readonly {
    href: string;
    title: ReactNode;
    /** Name of the page with this result. */
    page?: ReactNode;
    text: ReactNode;
  }[];
  /**
   * Heading level of the results: one below the heading above them.
   * @default 2
   */
  titleLevel?: 2 | 3 | undefined;
}

/** Search results: links to places on the site, each with its page and an excerpt. */
export function SearchResults({ items, titleLevel = 2, ...root }: SearchResultsProps) {
  return (
    <ol role="list" {...rootProps(root, css.root)}>
      {items.map(({ href, title, page, text }, index) => (
        <li key={`${index} ${href}`} className={css.item}>
          <div className={css.source}>
            <Heading level={titleLevel} size="small">
              <Link href={href} variant="standalone">
                <span>{title}</span>
              </Link>
            </Heading>
            {page !== undefined && (
              <Text size="small" emphasis="muted">
                {page}
              </Text>
            )}
          </div>
          <Text emphasis="muted">{text}</Text>
        </li>
      ))}
    </ol>
  );
}
