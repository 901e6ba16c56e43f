import { useEffect, useRef, type SubmitEvent } from 'react';
import { Container } from '../../components/Container/index.js';
import { Link } from '../../components/Link/index.js';
import { Text } from '../../components/Text/index.js';
import { VisuallyHidden } from '../../components/VisuallyHidden/index.js';
import { endEarlySubmit } from '../../internal/form/earlySubmit.js';
import { rootOf, type RootProps } from '../../internal/root.js';
import { messages } from '../../messages/nl.js';
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
  searchPlaceholder: string;
  /** Called with the trimmed text, never with an empty one. */
  onSearch: (text: string) => void;
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
  searchPlaceholder,
  onSearch,
  disclaimer,
  copyright,
  ...root
}: FooterProps) {
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('zoeken');
    if (typeof text === 'string' && text.trim() !== '') onSearch(text.trim());
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => endEarlySubmit(form.current), []);
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
            <search>
              <form ref={form} data-early="" className={css.search} onSubmit={search}>
                <label className={css.searchLabel}>
                  <VisuallyHidden>{messages.search}</VisuallyHidden>
                  <input
                    type="search"
                    name="zoeken"
                    placeholder={searchPlaceholder}
                    className={css.searchInput}
                  />
                </label>
                <button type="submit" className={css.searchButton}>
                  {messages.search}
                </button>
              </form>
            </search>
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
