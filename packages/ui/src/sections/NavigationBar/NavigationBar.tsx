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
  /** The name of the navigation for screen readers. */
  label: string;
  /**
   * The links, in their order. `whenSignedIn` stands in the place of its link while the document's root has the
   * attribute `data-signed-in`: set before the first paint, nothing moves, and no script of the page is needed.
   */
  links: readonly (NavigationLink & { whenSignedIn?: NavigationLink })[];
  /** The path that is shown: its link is marked, and so is the link of the part of the site it lies in. */
  currentPath: string;
  /** The one button of the bar: a `ButtonLink` with `isFullWidth`. */
  action: ReactNode;
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
  const say = useMessages();
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
          <button type="button" popoverTarget={id} className={css.toggle}>
            <span className={css.whenClosed}>
              <Icon icon={Menu} />
            </span>
            <span className={css.whenOpen}>
              <Icon icon={X} />
            </span>
            {say(nl.menu)}
          </button>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- of the links in it, where Enter clicks too */}
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
