import { ExternalLink } from 'lucide';
import type { ComponentProps } from 'react';
import { rootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './Link.css.js';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'target' | 'rel'> {
  /** URL of the destination. Without it, the element is focusable and announced as a link, but leads nowhere yet. */
  href?: string | undefined;
  /**
   * Emphasis: `muted` looks like text until it is hovered or focused, for lists of links only, such as a footer.
   * @default 'default'
   */
  emphasis?: 'default' | 'muted' | undefined;
  /**
   * Layout: `inline` is for running text; `standalone` is at least 44 px high.
   * @default 'inline'
   */
  variant?: 'inline' | 'standalone' | undefined;
  /**
   * Opens in a new tab and announces this. Use `'mentioned'` if the link text already mentions it.
   * @default false
   */
  opensInNewTab?: boolean | 'mentioned' | undefined;
}

/**
 * Link to another page, or to another place on this page. It is a plain `<a>`: it works before and without JavaScript,
 * and the app turns it into a client-side navigation.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/link/
 */
export function Link({
  emphasis = 'default',
  variant = 'inline',
  opensInNewTab = false,
  children,
  ...props
}: LinkProps) {
  const formatMessage = useMessages();
  const root = rootProps(props, css.root, css.emphasis[emphasis], css.variant[variant]);
  if (root.href === undefined) {
    return (
      <a {...root} role="link" tabIndex={0}>
        {children}
      </a>
    );
  }
  if (opensInNewTab === false) {
    return <a {...root}>{children}</a>;
  }
  return (
    <a {...root} target="_blank" rel="noopener noreferrer">
      {/* One wrapper keeps the icon after the last word, even when a standalone link wraps. */}
      <span className={css.external}>
        <span className={css.externalText}>{children}</span>
        <Icon icon={ExternalLink} className={css.externalIcon} isDirectional />
        {opensInNewTab === true && (
          <VisuallyHidden>{`\u00A0${formatMessage(nl.newTab)}`}</VisuallyHidden>
        )}
      </span>
    </a>
  );
}
