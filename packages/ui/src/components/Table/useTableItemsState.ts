import { useMemo } from 'react';
import type { Key } from 'react-aria-components/Table';
import { useTableState, type TableState } from 'react-stately/useTableState';
import { useRowSelection } from '../../internal/list/useRowSelection.js';
import type { TableProps } from './Table.js';
import { columnId, columnKey, handleWidth, selectionWidth, TableItems } from './TableItems.js';
import { useTableRows, type HierarchyProp } from './useTableRows.js';

/** Props that become the state of a table, and that its elements do not need. */
export type StateProp =
  | HierarchyProp
  | 'items'
  | 'selectionMode'
  | 'selectedKeys'
  | 'defaultSelectedKeys'
  | 'onSelectionChange'
  | 'disabledKeys'
  | 'sortDescriptor'
  | 'onSortChange';

/** Collection and state of a table: its rows, the selection and the sort order. */
export function useTableItemsState<Item extends { id: string }>({
  columns,
  items,
  isLoading = false,
  selectionMode = 'none',
  selectAll = 'items',
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  disabledKeys,
  sortDescriptor,
  onSortChange,
  onLoadMore,
  dragAndDropHooks,
  ...hierarchyProps
}: Pick<
  TableProps<Item>,
  StateProp | 'columns' | 'isLoading' | 'selectAll' | 'onLoadMore' | 'dragAndDropHooks'
>) {
  // The next rows are added below the current ones.
  const shown = isLoading && onLoadMore === undefined ? (emptyRows as readonly Item[]) : items;
  const { groupBy, getChildren } = hierarchyProps;
  const isHierarchy = groupBy !== undefined || getChildren !== undefined;
  // A position in a hierarchy is not a position in `items`.
  const isDraggable = !isHierarchy && dragAndDropHooks?.useDraggableCollectionState !== undefined;
  const controlWidth =
    (selectionMode === 'none' ? 0 : selectionWidth) + (isDraggable ? handleWidth : 0);
  const { rows, toggleGroup, hierarchy } = useTableRows(shown, hierarchyProps);
  const collection = useMemo(
    () => new TableItems(rows, columns, controlWidth, toggleGroup),
    [rows, columns, controlWidth, toggleGroup],
  );
  const selectable = useMemo(() => {
    const disabled = new Set(disabledKeys);
    return new Set<Key>(
      rows.flatMap(({ key, item }) => (item === undefined || disabled.has(key) ? [] : key)),
    );
  }, [rows, disabledKeys]);
  const grid = useTableState({
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
  const treeColumn = (isHierarchy ? collection.treeColumn : undefined) ?? null;
  const state: TableState<object> = { ...grid, ...hierarchy, treeColumn };
  return {
    shown,
    collection,
    selectable,
    state,
    dragAndDropHooks: isHierarchy ? undefined : dragAndDropHooks,
  };
}

const emptyRows: readonly never[] = [];
