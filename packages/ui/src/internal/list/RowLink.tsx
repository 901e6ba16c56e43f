import type { ReactNode, SyntheticEvent } from 'react';
import * as css from './rows.css.js';

interface RowLinkProps {
  href: string;
  children: ReactNode;
}

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

/** React Aria's row would take it for a press on the row. A router listens to links at the document. */
const ownClick = (event: SyntheticEvent) => {
  event.nativeEvent.stopPropagation = () => {};
  event.stopPropagation();
};

const ownKey = (event: SyntheticEvent<HTMLElement, KeyboardEvent>) => {
  if (event.nativeEvent.key === 'Enter') event.stopPropagation();
};

/** The title of a row that leads somewhere: a plain link, as large as its row. */
export function RowLink({ href, children }: RowLinkProps) {
  return (
    <a
      href={href}
      className={css.link}
      onPointerDown={stopPropagation}
      onMouseDown={stopPropagation}
      onTouchStart={stopPropagation}
      onClick={ownClick}
      onKeyDown={ownKey}
    >
      {children}
    </a>
  );
}

/** Follows the link of a row, for Enter on the row itself. */
export const followRow = (row: Element | null): void =>
  row?.querySelector<HTMLElement>(`.${css.link}`)?.click();
