import type { ReactNode, SyntheticEvent } from 'react';
import * as css from './rows.css.js';

interface RowLinkProps {
  href: string;
  /**
   * Whether the browser can drag the link itself. A draggable row sets it to false.
   * @default true
   */
  isDraggable?: boolean;
  children: ReactNode;
}

const stopPropagation = (event: SyntheticEvent) => event.stopPropagation();

/**
 * Stops React, so that React Aria doesn't treat the click as a press on the row. The native event still reaches the
 * router, which listens on the document.
 */
const handleClick = (event: SyntheticEvent) => {
  event.nativeEvent.stopPropagation = () => {};
  event.stopPropagation();
};

const handleKeyDown = (event: SyntheticEvent<HTMLElement, KeyboardEvent>) => {
  if (event.nativeEvent.key === 'Enter') event.stopPropagation();
};

/** Title of a row that is a link: a plain anchor with the whole row as its hit area. */
export function RowLink({ href, isDraggable = true, children }: RowLinkProps) {
  return (
    <a
      href={href}
      {...(!isDraggable && { draggable: false })}
      className={css.link}
      onPointerDown={stopPropagation}
      onMouseDown={stopPropagation}
      onTouchStart={stopPropagation}
      onClick={handleClick}
      onKeyDown={handleKeyDown}
    >
      {children}
    </a>
  );
}

/** Clicks the link of a row, for Enter on the row itself. */
export const followRow = (row: Element | null): void =>
  row?.querySelector<HTMLElement>(`.${css.link}`)?.click();
