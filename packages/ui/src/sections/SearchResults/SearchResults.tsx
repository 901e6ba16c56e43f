import type { ReactNode } from 'react';
import { Heading } from '../../components/Heading/index.js';
import { Link } from '../../components/Link/index.js';
import { Text } from '../../components/Text/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './SearchResults.css.js';

export interface SearchResultsProps extends RootProps {
  /**
   * Pages, best first, with the sections that match. Wrap the search words in a `<mark>`: bold and underlined, because
   * yellow is for evidence.
   */
  items: readonly {
    href: string;
    title: ReactNode;
    sections: readonly {
      /** Address of the section, if it has one. */
      href?: string | undefined;
      /** Heading of the section. Omit it for the text at the top of the page. */
      title?: ReactNode;
      /** Excerpt. */
      text: ReactNode;
    }[];
  }[];
  /**
   * Heading level of the results: one below the heading above them.
   * @default 2
   */
  titleLevel?: 2 | 3 | undefined;
}

/** Search results: links to pages, each with the sections that match and an excerpt of each. */
export function SearchResults({ items, titleLevel = 2, ...root }: SearchResultsProps) {
  return (
    <ol role="list" {...rootProps(root, css.root)}>
      {items.map(({ href, title, sections }) => (
        <li key={href} className={css.item}>
          <Heading level={titleLevel} size="small">
            <Link href={href} variant="standalone" className={css.title}>
              <span>{title}</span>
            </Link>
          </Heading>
          <div className={css.sections}>
            {sections.map((section, index) => (
              <div key={index}>
                {section.title !== undefined && (
                  <Text weight="medium">
                    {section.href === undefined ? (
                      section.title
                    ) : (
                      <Link href={section.href}>{section.title}</Link>
                    )}
                  </Text>
                )}
                <Text emphasis="muted">{section.text}</Text>
              </div>
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}
