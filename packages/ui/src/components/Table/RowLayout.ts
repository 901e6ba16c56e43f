import type { Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import type { Key } from 'react-aria-components/Table';

interface Rows {
  size: number;
  indexOf: (key: Key | null) => number;
}

/** Layout delegate with the positions of rows that are not rendered, which React Aria needs for paging. */
export class RowLayout {
  virtualizer: Virtualizer<HTMLElement, Element> | undefined;
  /** Height of the viewport that the sticky header and footer cover, in pixels. */
  coveredHeight = 0;
  private readonly rows: Rows;
  private readonly scroller: RefObject<HTMLElement | null>;

  constructor(rows: Rows, scroller: RefObject<HTMLElement | null>) {
    this.rows = rows;
    this.scroller = scroller;
  }

  getItemRect(key: Key) {
    const item = this.virtualizer?.measurementsCache[this.rows.indexOf(key)];
    return item === undefined
      ? null
      : { x: 0, y: item.start, width: this.getContentSize().width, height: item.size };
  }

  getVisibleRect() {
    const { scrollTop = 0, clientHeight = 0, clientWidth = 0 } = this.scroller.current ?? {};
    return { x: 0, y: scrollTop, width: clientWidth, height: clientHeight - this.coveredHeight };
  }

  getContentSize() {
    return {
      width: this.scroller.current?.scrollWidth ?? 0,
      height: this.virtualizer?.getTotalSize() ?? 0,
    };
  }
}
