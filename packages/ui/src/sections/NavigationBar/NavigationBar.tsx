import { Menu, X } from 'lucide-react';
import { useId, useRef } from 'react';
import { ButtonLink } from '../../components/ButtonLink/index.js';
import { Container } from '../../components/Container/index.js';
import { Icon } from '../../components/Icon/index.js';
import { rootOf, type RootProps } from '../../internal/root.js';
import { messages } from '../../messages/nl.js';
import { Wordmark, type WordmarkProps } from '../Wordmark/index.js';
import * as css from './NavigationBar.css.js';

export interface NavigationBarProps extends RootProps {
  wordmark: WordmarkProps;
  /** The name of the navigation for screen readers. */
  label: string;
  links: readonly { href: string; label: string }[];
  /** The path that is shown: its link is marked, and so is the link of the part of the site it lies in. */
  currentPath: string;
  /** The one button of the bar. */
  action: { href: string; label: string };
}

function currentState(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}

/**
 * The site's navigation, fixed at the top. On small screens its links are behind a button that
 * works without JavaScript: the browser's own popover, closed by Escape and by a press elsewhere.
 */
export function NavigationBar({
  wordmark,
  label,
  links,
  currentPath,
  action,
  ...root
}: NavigationBarProps) {
  const id = useId();
  const menu = useRef<HTMLElement>(null);
  const close = () => {
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  };
  return (
    <header {...rootOf(root, css.root)}>
      <Container>
        <div className={css.bar}>
          <Wordmark {...wordmark} />
          <button type="button" popoverTarget={id} className={css.toggle}>
            <span className={css.whenClosed}>
              <Icon icon={Menu} />
            </span>
            <span className={css.whenOpen}>
              <Icon icon={X} />
            </span>
            {messages.menu}
          </button>
          <nav ref={menu} id={id} popover="auto" aria-label={label} className={css.menu}>
            <ul role="list" className={css.list}>
              {links.map(({ href, label: text }) => (
                <li key={href}>
                  <a
                    href={href}
                    aria-current={currentState(href, currentPath)}
                    className={css.link}
                    onClick={close}
                  >
                    {text}
                  </a>
                </li>
              ))}
              <li className={css.buttonItem}>
                <ButtonLink href={action.href} isFullWidth onClick={close}>
                  {action.label}
                </ButtonLink>
              </li>
            </ul>
          </nav>
        </div>
      </Container>
    </header>
  );
}
