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
  /** Header content of every page: the name of the app, a search field, the user menu. */
  header: ReactNode;
  /**
   * Place of the header while the navigation is next to the page. `side` is above the navigation, so that the page takes
   * the whole height, for an app of long lists.
   * @default 'top'
   */
  headerPlacement?: 'top' | 'side' | undefined;
  /** A `SideNav`. */
  navigation: ReactNode;
  /** Content of the page. */
  children: ReactNode;
  /**
   * Id of the main content, the target of the skip link.
   * @default 'inhoud'
   */
  mainId?: string | undefined;
}

/**
 * Layout of an app: a header, a side navigation and the page. On small screens a button opens the navigation as a
 * native popover, which works without JavaScript. Escape or a press outside closes it.
 * @see https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/
 */
export function AppShell({
  header,
  headerPlacement = 'top',
  navigation,
  children,
  mainId = 'inhoud',
  ...root
}: AppShellProps) {
  const formatMessage = useMessages();
  const id = useId();
  const closeAtLink = ({ target, currentTarget }: MouseEvent<HTMLElement>) => {
    const isLink = target instanceof Element && target.closest('a') !== null;
    if (isLink && currentTarget.matches(':popover-open')) currentTarget.hidePopover();
  };
  return (
    <div {...rootProps(root, css.root)}>
      <div className={css.column[headerPlacement]}>
        <header className={css.header}>
          <SkipLink targetId={mainId} />
          <div className={css.toggle}>
            <PlainButton variant="secondary" popoverTarget={id} className={css.toggleButton}>
              <Icon icon={Menu} />
              <span className={css.toggleLabel}>{formatMessage(nl.menu)}</span>
            </PlainButton>
          </div>
          <div className={css.headerContent}>{header}</div>
        </header>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events -- handles clicks of its links, which Enter triggers too */}
        <div id={id} popover="auto" className={css.side} onClick={closeAtLink}>
          <div className={css.close}>
            <PlainButton variant="quiet" popoverTarget={id} popoverTargetAction="hide">
              <Icon icon={X} />
              {formatMessage(nl.close)}
            </PlainButton>
          </div>
          {navigation}
        </div>
      </div>
      <main id={mainId} tabIndex={-1} className={css.main}>
        {children}
      </main>
    </div>
  );
}
