import { Container } from '../../components/Container/index.js';
import { Link } from '../../components/Link/index.js';
import { SearchForm, type SearchFormProps } from '../../components/SearchForm/index.js';
import { Text } from '../../components/Text/index.js';
import { rootOf, type RootProps } from '../../internal/root.js';
import { Wordmark, type WordmarkProps } from '../Wordmark/index.js';
import * as css from './Footer.css.js';

export interface FooterProps extends RootProps {
  wordmark: WordmarkProps;
  /** Address, registration and the like, one line each. */
  facts: readonly string[];
  /** Ways to reach the company: an e-mail address, a professional network. */
  contacts: readonly { href: string; label: string; opensInNewTab?: boolean }[];
  /** The name of the list of links for screen readers. */
  label: string;
  links: readonly { href: string; label: string }[];
  /** Where a search leads, and what else its form takes. */
  search: Pick<SearchFormProps, 'target' | 'placeholder' | 'onSearch'>;
  disclaimer: string;
  copyright: string;
}

/** What stands below every page: company facts, legal pages, search and the disclaimer. */
export function Footer({
  wordmark,
  facts,
  contacts,
  label,
  links,
  search,
  disclaimer,
  copyright,
  ...root
}: FooterProps) {
  return (
    <footer {...rootOf(root, css.root)}>
      <div className={css.content}>
        <Container>
          <div className={css.columns}>
            <div>
              <Wordmark {...wordmark} />
              {facts.map((fact) => (
                <Text key={fact} size="small" emphasis="muted">
                  {fact}
                </Text>
              ))}
              <ul role="list">
                {contacts.map(({ label: text, ...link }) => (
                  <li key={link.href}>
                    <Link {...link} variant="standalone" emphasis="muted">
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
            <nav aria-label={label}>
              <ul role="list">
                {links.map(({ href, label: text }) => (
                  <li key={href}>
                    <Link href={href} variant="standalone" emphasis="muted">
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <SearchForm {...search} isLabelHidden size="small" />
          </div>
          <div className={css.small}>
            <Text size="small" emphasis="muted">
              {disclaimer}
            </Text>
            <Text size="small" emphasis="muted">
              {copyright}
            </Text>
          </div>
        </Container>
      </div>
    </footer>
  );
}
