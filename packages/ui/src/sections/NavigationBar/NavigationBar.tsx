import { Menu, X } from 'lucide';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { Container } from '../../components/Container/index.js';
import { Icon } from '../../components/Icon/index.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Wordmark, type WordmarkProps } from '../Wordmark/index.js';
import * as css from './NavigationBar.css.js';

export interface NavigationLink {
  href: string;
  label: string;
}

export interface NavigationBarProps extends RootProps {
  wordmark: WordmarkProps;
  /** Accessible name of the navigation. */
  label: string;
  /**
   * Links, in order. `whenSignedIn` replaces its link while the root element has the attribute `data-signed-in`. Set
   * that before the first paint: there is no layout shift and no script on the page.
   */
  links: readonly (NavigationLink & { whenSignedIn?: NavigationLink })[];
  /** Path of the current page. Its link is marked, and the link of its parent section too. */
  currentPath: string;
  /**
   * URL of the current page, shown on paper only.
   * @default none
   */
  address?: string | undefined;
  /** Primary action: a `ButtonLink` with `isFullWidth`. */
  action: ReactNode;
}

function currentState(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  return href !== '/' && path.startsWith(`${href}/`) ? 'true' : undefined;
}

/**
 * Navigation bar of the site, fixed at the top. On small screens its links are in a native popover that works without
 * JavaScript. Escape or a press elsewhere closes it.
 */
export function NavigationBar({
  wordmark,
  label,
  links,
  currentPath,
  address,
  action,
  ...root
}: NavigationBarProps) {
  const formatMessage = useMessages();
  const id = useId();
  const stateOf = ({ href }: NavigationLink) => currentState(href, currentPath);
  const closeAtLink = (event: MouseEvent<HTMLElement>) => {
    const isLink = event.target instanceof Element && event.target.closest('a') !== null;
    if (isLink && event.currentTarget.matches(':popover-open')) event.currentTarget.hidePopover();
  };
  return (
    <header {...rootProps(root, css.root)}>
      <Container>
        <div className={css.bar}>
          <Wordmark {...wordmark} />
          {address !== undefined && <span className={css.address}>{address}</span>}
          <button type="button" popoverTarget={id} className={css.toggle}>
            <span className={css.whenClosed}>
              <Icon icon={Menu} />
            </span>
            <span className={css.whenOpen}>
              <Icon icon={X} />
            </span>
            {formatMessage(nl.menu)}
          </button>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- handles clicks of its links, which Enter triggers too */}
          <nav id={id} popover="auto" aria-label={label} className={css.menu} onClick={closeAtLink}>
            <ul role="list" className={css.list}>
              {links.map(({ whenSignedIn, ...link }) => (
                <li key={link.href}>
                  <a
                    href={link.href}
                    aria-current={stateOf(link)}
                    className={whenSignedIn === undefined ? css.link : css.visitorsLink}
                  >
                    {link.label}
                  </a>
                  {whenSignedIn !== undefined && (
                    <a
                      href={whenSignedIn.href}
                      aria-current={stateOf(whenSignedIn)}
                      className={css.usersLink}
                    >
                      {whenSignedIn.label}
                    </a>
                  )}
                </li>
              ))}
              <li className={css.buttonItem}>{action}</li>
            </ul>
          </nav>
        </div>
      </Container>
    </header>
  );
}
