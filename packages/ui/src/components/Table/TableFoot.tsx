import type { Ref } from 'react';
import { useTableRowGroup } from 'react-aria/useTable';
import { stickyProps } from './sticky.js';
import type { TableColumn } from './Table.js';
import { roles, type TableItems } from './TableItems.js';
import * as css from './Table.css.js';

interface TableFootProps<Item extends { id: string }> {
  collection: TableItems<Item>;
  items: readonly Item[];
  ref: Ref<HTMLTableSectionElement>;
  isSticky: boolean;
}

/** Last row of the table, with sums. It has no controls, so it is not part of the keyboard navigation. */
export function TableFoot<Item extends { id: string }>({
  collection,
  items,
  ref,
  isSticky,
}: TableFootProps<Item>) {
  const { rowGroupProps } = useTableRowGroup();
  const rowIndex = isSticky && { 'aria-rowindex': collection.size + 2 };
  return (
    <tfoot {...rowGroupProps} ref={ref} className={`${css.body} ${isSticky ? css.stickyFoot : ''}`}>
      <tr {...roles.row} {...rowIndex} className={css.plainRow}>
        {collection.columns.map((node) => {
          const column = node.value as TableColumn<Item> | null;
          const isHeader = column?.isRowHeader === true && column.footer !== undefined;
          return (
            <td
              key={node.key}
              {...(isHeader ? roles.rowHeader : roles.cell)}
              {...stickyProps(
                node,
                `${css.cell} ${css.foot} ${css.align[column?.align ?? 'start']}`,
              )}
            >
              {column?.footer && !isHeader && (
                <span aria-hidden="true" className={css.cellLabel}>
                  {column.label}
                </span>
              )}
              {column?.footer?.(items)}
            </td>
          );
        })}
      </tr>
    </tfoot>
  );
}
