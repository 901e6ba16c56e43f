import { ChevronLeft, ChevronRight } from 'lucide';
import { rootOf, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import * as css from './Pagination.css.js';

export interface PaginationProps extends RootProps {
  /** The page in view, from 1. */
  page: number;
  /** How many pages there are. With one, nothing is shown. */
  pageCount: number;
  /** The address of a page. */
  getHref: (page: number) => string;
}

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

/** Goes through a long list page by page. Plain links: it works before and without JavaScript. */
export function Pagination({ page, pageCount, getHref, ...root }: PaginationProps) {
  const say = useMessages();
  if (pageCount <= 1) return null;
  return (
    <nav aria-label={say(nl.pages)} {...rootOf(root)}>
      <ul className={css.list}>
        {page > 1 && (
          <li>
            <a href={getHref(page - 1)} rel="prev" className={css.page}>
              <Icon icon={ChevronLeft} />
              {say(nl.previous)}
            </a>
          </li>
        )}
        {shown(page, pageCount).map((number, index) =>
          number === undefined ? (
            <li key={`gap-${index}`} aria-hidden="true" className={css.gap}>
              …
            </li>
          ) : (
            <li key={number}>
              <a
                href={getHref(number)}
                aria-label={say(nl.page, { page: number })}
                aria-current={number === page ? 'page' : undefined}
                className={css.page}
              >
                {number}
              </a>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <a href={getHref(page + 1)} rel="next" className={css.page}>
              {say(nl.next)}
              <Icon icon={ChevronRight} />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
