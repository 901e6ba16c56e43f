import { ChevronRight } from 'lucide';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { Link } from '../Link/index.js';
import * as css from './Breadcrumbs.css.js';

export interface BreadcrumbsProps extends RootProps {
  /** Ancestor pages, from the root down. */
  items: readonly { label: string; href: string }[];
  /** Name of the current page. */
  current: string;
}

/**
 * Breadcrumb trail from the root of the site to the current page.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/breadcrumb/
 */
export function Breadcrumbs({ items, current, ...root }: BreadcrumbsProps) {
  const formatMessage = useMessages();
  return (
    <nav aria-label={formatMessage(nl.breadcrumbs)} {...rootProps(root)}>
      <ol className={css.list}>
        {items.map(({ label, href }) => (
          <li key={href} className={css.item}>
            <Link href={href} variant="standalone">
              {label}
            </Link>
            <Icon icon={ChevronRight} isDirectional />
          </li>
        ))}
        <li className={css.item}>
          <span aria-current="page" className={css.current}>
            {current}
          </span>
        </li>
      </ol>
    </nav>
  );
}
