import { ChevronLeft, ChevronRight } from 'lucide';
import { use, type AriaAttributes, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import * as css from './Pagination.css.js';

interface Common extends RootProps {
  /** Current page, 1-based. */
  page: number;
  /** Number of pages. With one page, nothing is rendered. */
  pageCount: number;
}

interface ByLinks extends Common {
  /** Returns the URL of a page, which makes every item a link. */
  getHref: (page: number) => string;
  onChange?: undefined;
}

interface ByButtons extends Common {
  getHref?: undefined;
  /** Called with the requested page. Makes every item a button, for a list whose pages have no URL. */
  onChange: (page: number) => void;
}

export type PaginationProps = ByLinks | ByButtons;

/** Page numbers to show: the first, the last and the neighbours of the current page. `undefined` is an ellipsis. */
const shown = (page: number, pageCount: number): (number | undefined)[] => {
  const numbers = Array.from({ length: pageCount }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === pageCount || Math.abs(number - page) <= 1,
  );
  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [undefined, number] : [number];
  });
};

/** Navigation through the pages of a long list. Its links are plain links: they work before and without JavaScript. */
export function Pagination({ page, pageCount, getHref, onChange, ...root }: PaginationProps) {
  const formatMessage = useMessages();
  const { locale } = use(LanguageContext);
  if (pageCount <= 1) return null;
  const to = (number: number) =>
    getHref === undefined ? { onClick: () => onChange(number) } : { href: getHref(number) };
  // Buttons at the ends stay rendered: removing a focused button would lose focus.
  const isKept = getHref === undefined;
  return (
    <nav aria-label={formatMessage(nl.pages)} {...rootProps(root)}>
      <ul className={css.list}>
        {(page > 1 || isKept) && (
          <li>
            <Page {...(page > 1 && to(page - 1))} rel="prev">
              <Icon icon={ChevronLeft} isDirectional />
              {formatMessage(nl.previous)}
            </Page>
          </li>
        )}
        {shown(page, pageCount).map((number, index) =>
          number === undefined ? (
            <li key={`gap-${index}`} aria-hidden="true" className={css.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <Page
                {...to(number)}
                aria-label={formatMessage(nl.page, { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {number.toLocaleString(locale, { useGrouping: 'min2' })}
              </Page>
            </li>
          ),
        )}
        {(page < pageCount || isKept) && (
          <li>
            <Page {...(page < pageCount && to(page + 1))} rel="next">
              {formatMessage(nl.next)}
              <Icon icon={ChevronRight} isDirectional />
            </Page>
          </li>
        )}
      </ul>
    </nav>
  );
}

interface PageProps extends AriaAttributes {
  href?: string | undefined;
  rel?: 'prev' | 'next' | undefined;
  /** Called when a button is pressed. Without it and without a URL, the item is inactive. */
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

const Page = ({ href, rel, onClick, children, ...props }: PageProps) =>
  href === undefined ? (
    <button
      {...props}
      type="button"
      aria-disabled={onClick === undefined || undefined}
      className={css.page}
      onClick={onClick}
    >
      {children}
    </button>
  ) : (
    <a {...props} href={href} rel={rel} className={css.page}>
      {children}
    </a>
  );
