import { memo, useEffect, useImperativeHandle, useMemo, useRef, type ReactNode } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import type { Key } from 'react-aria-components/Table';
import { useTable, useTableHeaderRow, useTableRowGroup } from 'react-aria/useTable';
import {
  useTableColumnResizeState,
  useTableState,
  type TableState,
} from 'react-stately/useTableState';
import { followTab, withoutTyping } from '../../internal/list/rowEvents.js';
import { useRowSelection } from '../../internal/list/useRowSelection.js';
import { rootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Skeleton } from '../Skeleton/index.js';
import { ColumnHeader } from './ColumnHeader.js';
import type { TableProps } from './Table.js';
import { columnId, columnKey, TableItems, type TableNode } from './TableItems.js';
import { AllRows, roles, RowsInView } from './TableRows.js';
import { useMeasure } from './useMeasure.js';
import { RowLayout } from './RowLayout.js';
import { usePrinting } from './usePrinting.js';
import * as css from './Table.css.js';

/** Table with all its props, without deferring. It re-renders only when a prop changes. */
export const TableGrid = memo(DrawnTable) as typeof DrawnTable;

function DrawnTable<Item extends { id: string }>({
  label,
  columns,
  items,
  isLoading = false,
  emptyText,
  height = 'content',
  density = 'comfortable',
  overflow = 'wrap',
  selectionMode = 'none',
  selectAll = 'items',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  disabledKeys,
  sortDescriptor,
  onSortChange,
  onRowAction,
  keyboardNavigationBehavior = 'arrow',
  actionsRef,
  onLoadMore,
  onResizeEnd,
  ...props
}: TableProps<Item>) {
  const say = useMessages();
  const isPrinting = usePrinting();
  const isFilling = height === 'fill' && !isPrinting;
  const isSized =
    height === 'fill' ||
    columns.some(({ width, isResizable }) => width !== undefined || isResizable);
  // The next rows are added below the current ones.
  const shown = isLoading && onLoadMore === undefined ? (emptyRows as readonly Item[]) : items;
  const collection = useMemo(
    () => new TableItems(shown, columns, selectionMode !== 'none'),
    [shown, columns, selectionMode],
  );
  const selectable = useMemo(() => {
    const disabled = new Set(disabledKeys);
    return new Set<Key>(shown.map(({ id }) => id).filter((id) => !disabled.has(id)));
  }, [shown, disabledKeys]);
  const state = useTableState({
    ...useRowSelection(
      { selectedKeys, defaultSelectedKeys, onSelectionChange },
      selectable,
      selectAll === 'all',
    ),
    collection,
    selectionMode,
    showSelectionCheckboxes: true,
    disabledBehavior: 'all',
    ...(disabledKeys !== undefined && { disabledKeys }),
    ...(sortDescriptor !== undefined && {
      sortDescriptor: { ...sortDescriptor, column: columnKey(sortDescriptor.column) },
    }),
    onSortChange: ({ column, direction }) =>
      onSortChange?.({ column: columnId(column), direction }),
  });

  useEffect(followTab, []);
  const scroller = useObjectRef(props.ref);
  const table = useRef<HTMLTableElement>(null);
  const header = useRef<HTMLTableSectionElement>(null);
  const layout = useMemo(() => new RowLayout(collection, scroller), [collection, scroller]);
  useImperativeHandle(actionsRef, () => ({
    focusRow: (id) => {
      const { selectionManager: manager } = state;
      const index = collection.indexOf(id);
      if (index < 0) return;
      manager.setFocusedKey(id);
      manager.setFocused(true);
      layout.virtualizer?.scrollToIndex(index);
    },
  }));
  const { gridProps } = useTable(
    {
      'aria-label': label,
      isVirtualized: isFilling,
      scrollRef: isFilling ? scroller : table,
      keyboardNavigationBehavior,
      // Waits for the pointer to go up, because a drag may select text.
      shouldSelectOnPressUp: true,
      ...(isFilling && { layoutDelegate: layout }),
      ...(onRowAction !== undefined && { onRowAction }),
    },
    state,
    table,
  );
  const tableWidth = useMeasure(scroller, innerWidthOf, isSized);
  const widths = useTableColumnResizeState({ tableWidth }, state);
  const { rowGroupProps } = useTableRowGroup();
  const [headerRow] = collection.headerRows;
  const rows = { state, collection, columns, isVirtualized: isFilling };

  return (
    <div
      {...rootProps(
        { ...props, ref: scroller },
        css.scroller,
        isSized && css.sized,
        isFilling && css.filling,
      )}
    >
      <table
        {...withoutTyping(gridProps)}
        ref={table}
        className={`${css.root} ${css.density[density]} ${css.overflow[overflow]}`}
        data-sized={isSized || undefined}
      >
        <thead
          {...rowGroupProps}
          ref={header}
          className={`${css.header} ${isFilling ? css.sticky : ''}`}
        >
          {headerRow && (
            <HeaderRow node={headerRow} state={state} isVirtualized={isFilling}>
              {collection.columns.map((node, index) => (
                <ColumnHeader
                  key={node.key}
                  {...{ node, state, selectAll, selectable, isSized, onResizeEnd }}
                  column={columns[selectionMode === 'none' ? index : index - 1]}
                  widths={isSized && tableWidth > 0 ? widths : undefined}
                />
              ))}
            </HeaderRow>
          )}
        </thead>
        {shown.length > 0 && isFilling ? (
          <RowsInView {...rows} {...{ layout, scroller, header, density, isLoading, onLoadMore }} />
        ) : (
          <tbody {...rowGroupProps} className={css.body}>
            {shown.length > 0 ? (
              <AllRows {...rows} />
            ) : (
              <tr {...roles.row} className={css.emptyRow}>
                <td {...roles.cell} colSpan={collection.columnCount} className={css.empty}>
                  {isLoading ? <Skeleton lines={4} /> : (emptyText ?? say(nl.noRows))}
                </td>
              </tr>
            )}
          </tbody>
        )}
      </table>
    </div>
  );
}

const innerWidthOf = (element: HTMLElement) => element.clientWidth;

const emptyRows: readonly never[] = [];

interface HeaderRowProps {
  node: TableNode;
  state: TableState<object>;
  isVirtualized: boolean;
  children: ReactNode;
}

function HeaderRow({ node, state, isVirtualized, children }: HeaderRowProps) {
  const ref = useRef<HTMLTableRowElement>(null);
  const { rowProps } = useTableHeaderRow({ node, isVirtualized }, state, ref);
  return (
    <tr {...rowProps} ref={ref} className={css.headerRow}>
      {children}
    </tr>
  );
}
