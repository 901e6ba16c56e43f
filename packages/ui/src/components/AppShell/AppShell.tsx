import { Menu, X } from 'lucide';
import { useId, type MouseEvent, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';

import { Icon } from '../Icon/index.js';
import { PlainButton } from '../PlainButton/index.js';
import { SkipLink } from '../SkipLink/index.js';
import * as css from './AppShell.css.js';

export interface AppShellProps extends RootProps<HTMLDivElement> {
  /** What stands at the top of every page: the name of the app, a search, the menu of the user. */
  header: ReactNode;
  /** A `SideNav`. */
  navigation: ReactNode;
  /** The page. */
  children: ReactNode;
  /**
   * The id of the page's content, where the skip link leads.
   * @default 'inhoud'
   */
  mainId?: string | undefined;
}

/**
 * The frame of an app: a header, a navigation at its side and the page. On small screens the navigation is behind a
 * button that works without JavaScript: the browser's own popover, closed by Escape and by a press elsewhere.
 * @see https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/
 */
export function AppShell({
  header,
  navigation,
  children,
  mainId = 'inhoud',
  ...root
}: AppShellProps) {
  const say = useMessages();
  const id = useId();
  const closeAtLink = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (isLink && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
  };
  return (
    <div {...rootProps(root, css.root)}>
      <header className={css.header}>
        <SkipLink targetId={mainId} />
        <div className={css.toggle}>
          <PlainButton variant="secondary" popoverTarget={id}>
            <Icon icon={Menu} />
            {say(nl.menu)}
          </PlainButton>
        </div>
        <div className={css.headerContent}>{header}</div>
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- of the links in it, where Enter clicks too */}
      <div id={id} popover="auto" className={css.side} onClick={closeAtLink}>
        <div className={css.close}>
          <PlainButton variant="quiet" popoverTarget={id} popoverTargetAction="hide">
            <Icon icon={X} />
            {say(nl.close)}
          </PlainButton>
        </div>
        {navigation}
      </div>
      <main id={mainId} tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}
