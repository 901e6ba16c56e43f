import { useId } from 'react';
import { Container } from '../../components/Container/index.js';
import { Link } from '../../components/Link/index.js';
import { SearchForm, type SearchFormProps } from '../../components/SearchForm/index.js';
import { Text } from '../../components/Text/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import { Wordmark, type WordmarkProps } from '../Wordmark/index.js';
import * as css from './Footer.css.js';

export interface FooterLinkGroup {
  /** Title of the list. Unique in the footer. */
  title: string;
  items: readonly { href: string; label: string; opensInNewTab?: boolean }[];
}

export interface FooterProps extends RootProps {
  wordmark: WordmarkProps;
  /** Company details, such as address and registration, one line each. */
  facts: readonly string[];
  /** Accessible name of the link lists. */
  label: string;
  /** Two to four lists, each with a title. */
  links: readonly FooterLinkGroup[];
  /** Props of the search form. Omit it to hide the form. */
  search?: Pick<SearchFormProps, 'target' | 'placeholder' | 'onSearch'> | undefined;
  disclaimer: string;
  copyright: string;
  /** Text after the copyright, such as the date on which the site was last reviewed. */
  note?: string | undefined;
}

/** Footer of every page: company details, search, links and disclaimer. */
export function Footer({
  wordmark,
  facts,
  label,
  links,
  search,
  disclaimer,
  copyright,
  note,
  ...root
}: FooterProps) {
  const id = useId();
  return (
    <footer {...rootProps(root, css.root)}>
      <div className={css.content}>
        <Container>
          <div className={css.columns}>
            <div className={css.company}>
              <div>
                <Wordmark {...wordmark} />
                {facts.map((fact) => (
                  <Text key={fact} size="small" emphasis="muted">
                    {fact}
                  </Text>
                ))}
              </div>
              {search !== undefined && <SearchForm {...search} size="small" />}
            </div>
            <nav aria-label={label} className={css.lists}>
              {links.map(({ title, items }, index) => (
                <div key={title}>
                  <p id={`${id}-${index}`} className={css.title}>
                    {title}
                  </p>
                  <ul role="list" aria-labelledby={`${id}-${index}`}>
                    {items.map(({ label: text, ...link }) => (
                      <li key={link.href}>
                        <Link {...link} variant="standalone" emphasis="muted">
                          {text}
                        </Link>
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </nav>
          </div>
          <div className={css.small}>
            <Text size="small" emphasis="muted">
              {copyright}
              {note !== undefined && `. ${note}`}
            </Text>
            <Text size="small" emphasis="muted" className={css.disclaimer}>
              {disclaimer}
            </Text>
          </div>
        </Container>
      </div>
    </footer>
  );
}
