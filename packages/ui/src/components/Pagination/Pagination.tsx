import { ChevronLeft, ChevronRight } from 'lucide';
import { use, type AriaAttributes, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { LanguageContext, useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import * as css from './Pagination.css.js';

interface Common extends RootProps {
  /** The page in view, from 1. */
  page: number;
  /** How many pages there are. With one, nothing is shown. */
  pageCount: number;
}

interface ByLinks extends Common {
  /** The address of a page: all are links. */
  getHref: (page: number) => string;
  onChange?: undefined;
}

interface ByButtons extends Common {
  getHref?: undefined;
  /** Called with the page that is wanted: all are buttons, for a list whose pages have no address. */
  onChange: (page: number) => void;
}

export type PaginationProps = ByLinks | ByButtons;

/** The first, the last, and those beside the page in view; `undefined` where some are left out. */
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

/** Goes through a long list page by page. Its links are plain ones: they work before and without JavaScript. */
export function Pagination({ page, pageCount, getHref, onChange, ...root }: PaginationProps) {
  const say = useMessages();
  const { locale } = use(LanguageContext);
  if (pageCount <= 1) return null;
  const to = (number: number) =>
    getHref === undefined ? { onClick: () => onChange(number) } : { href: getHref(number) };
  // A button stays where it leads nowhere: one that went would take the focus with it.
  const isKept = getHref === undefined;
  return (
    <nav aria-label={say(nl.pages)} {...rootProps(root)}>
      <ul className={css.list}>
        {(page > 1 || isKept) && (
          <li>
            <Page {...(page > 1 && to(page - 1))} rel="prev">
              <Icon icon={ChevronLeft} isDirectional />
              {say(nl.previous)}
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
                aria-label={say(nl.page, { page: number })}
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
              {say(nl.next)}
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
  /** What a button does. Without it and without an address it leads nowhere. */
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
