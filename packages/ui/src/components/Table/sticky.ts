import type { CSSProperties } from 'react';
import type { TableColumnResizeState } from 'react-stately/useTableState';
import type { TableNode } from './TableItems.js';
import * as css from './Table.css.js';

type Edge = 'start' | 'end';

const stickyOf = (column: TableNode | undefined) =>
  (column?.props ?? {}) as { sticky?: Edge; isStickyEdge?: boolean };

/** Custom property with the distance of a sticky column from its edge, in pixels. */
const offset = (index: number) => `--sticky-column-${index}`;

/** Class and style of a cell in a column that stays in view. The offsets are those of `stickyOffsets`. */
export function stickyProps(
  column: TableNode | undefined,
  className: string,
  style: CSSProperties = {},
) {
  const { sticky, isStickyEdge = false } = stickyOf(column);
  if (column === undefined || sticky === undefined) return { className, style };
  const inset = sticky === 'start' ? 'insetInlineStart' : 'insetInlineEnd';
  const edge = isStickyEdge ? css.stickyEdge[sticky] : '';
  return {
    className: `${className} ${css.stickyColumn} ${edge}`,
    style: { ...style, [inset]: `var(${offset(column.index)})` },
  };
}

/** Distances of the sticky columns from their edges, and the widths that they cover, as styles. */
export function stickyOffsets(
  columns: readonly TableNode[],
  widths: TableColumnResizeState<object>,
): CSSProperties | undefined {
  if (!columns.some((column) => stickyOf(column).sticky)) return undefined;
  const style: Record<string, string> = {};
  const place = (ordered: readonly TableNode[], edge: Edge) => {
    let covered = 0;
    for (const column of ordered) {
      if (stickyOf(column).sticky !== edge) continue;
      style[offset(column.index)] = `${covered}px`;
      covered += widths.getColumnWidth(column.key);
    }
    return `${covered}px`;
  };
  const start = place(columns, 'start');
  const end = place(columns.toReversed(), 'end');
  // Cells that receive focus scroll from under the sticky columns.
  return { ...style, scrollPaddingInline: `${start} ${end}` };
}
