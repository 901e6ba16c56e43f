import {
  memo,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  type ComponentProps,
  type ReactNode,
  type Ref,
  type RefObject,
} from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { useTable, useTableHeaderRow, useTableRowGroup } from 'react-aria/useTable';
import { useTableColumnResizeState, type TableState } from 'react-stately/useTableState';
import { trackTabKey, withoutTyping } from '../../internal/list/rowEvents.js';
import { rootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Skeleton } from '../Skeleton/index.js';
import { ColumnHeader } from './ColumnHeader.js';
import type { TableColumn, TableProps } from './Table.js';
import { roles, type TableItems, type TableNode } from './TableItems.js';
import { AllRows, RowsInView } from './TableRows.js';
import { RowLayout } from './RowLayout.js';
import { TableFoot } from './TableFoot.js';
import { stickyOffsets } from './sticky.js';
import { isGroupKey } from './useTableRows.js';
import { useTableItemsState, type StateProp } from './useTableItemsState.js';
import { DraggingContext, DropLine, useTableDragging } from './dragging.js';
import { useMeasure } from './useMeasure.js';
import { usePrinting } from './usePrinting.js';
import * as css from './Table.css.js';

/** Request to move focus to a row. A new object repeats it. */
export interface FocusRequest {
  id: string;
}

export interface TableGridProps<Item extends { id: string }> extends Omit<
  TableProps<Item>,
  'actionsRef' | 'currentId'
> {
  focusRequest: FocusRequest | undefined;
}

/** Table with all its props, without deferring. It re-renders only when a prop changes. */
export const TableGrid = memo(DrawnTable) as typeof DrawnTable;

function DrawnTable<Item extends { id: string }>({
  items,
  selectionMode,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  disabledKeys,
  sortDescriptor,
  onSortChange,
  groupBy,
  getChildren,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  ...props
}: TableGridProps<Item>) {
  useEffect(trackTabKey, []);
  const grid = useTableItemsState({
    ...props,
    items,
    selectionMode,
    selectedKeys,
    defaultSelectedKeys,
    onSelectionChange,
    disabledKeys,
    sortDescriptor,
    onSortChange,
    groupBy,
    getChildren,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
  });
  return <Grid {...props} {...grid} />;
}

type GridProps<Item extends { id: string }> = Omit<TableGridProps<Item>, StateProp> &
  ReturnType<typeof useTableItemsState<Item>>;

/** Table element with its header and rows, in its scroll container. */
function Grid<Item extends { id: string }>({
  label,
  columns,
  shown,
  collection,
  selectable,
  state,
  isLoading = false,
  emptyText,
  height = 'content',
  density = 'comfortable',
  overflow = 'wrap',
  selectAll = 'items',
  onRowAction,
  keyboardNavigationBehavior,
  dragAndDropHooks,
  focusRequest,
  onLoadMore,
  onResizeEnd,
  ...root
}: GridProps<Item>) {
  const isFilling = !usePrinting() && height === 'fill';
  const isSized = height === 'fill' || columns.some(hasWidth);
  const isFooted = shown.length > 0 && columns.some(({ footer }) => footer);
  const scroller = useObjectRef(root.ref);
  const table = useRef<HTMLTableElement>(null);
  const header = useRef<HTMLTableSectionElement>(null);
  const foot = useRef<HTMLTableSectionElement>(null);
  const layout = useMemo(() => new RowLayout(collection, scroller), [collection, scroller]);
  useFocusRequest(focusRequest, state, collection, layout);
  const gridProps = useGridProps(
    { label, onRowAction, keyboardNavigationBehavior },
    { state, table, scroller, layout, isFilling },
  );
  const drag = useTableDragging(dragAndDropHooks, state, table, isFilling ? layout : undefined);
  const widths = useColumnWidths(state, scroller, isSized);
  const rows = { state, collection, isVirtualized: isFilling };
  return (
    <DraggingContext value={drag.dragging}>
      <div
        {...rootProps(
          { ...root, ref: scroller },
          isSized && css.sized,
          isFilling && css.filling,
          isFooted ? css.footed : isFilling && css.fading,
        )}
        style={{ ...(widths && stickyOffsets(collection.columns, widths)), ...root.style }}
      >
        <table
          {...drag.withDropping(withoutTyping(gridProps))}
          {...(isFilling && { 'aria-rowcount': collection.size + (isFooted ? 2 : 1) })}
          ref={table}
          className={`${css.root} ${css.density[density]} ${css.overflow[overflow]}`}
          data-sized={isSized || undefined}
          data-sticky={columns.some(({ sticky }) => sticky) || undefined}
        >
          <TableHead
            {...{ collection, state, selectAll, selectable, isSized, widths, onResizeEnd }}
            ref={header}
            isSticky={isFilling}
          />
          {isFilling && shown.length > 0 ? (
            <RowsInView
              {...rows}
              {...{ layout, scroller, header, foot, density, isLoading, onLoadMore }}
              targetKey={drag.targetKey}
            />
          ) : (
            <TableBody {...rows} {...{ isLoading, emptyText }} />
          )}
          {isFooted && (
            <TableFoot ref={foot} {...{ collection, items: shown }} isSticky={isFilling} />
          )}
        </table>
        {drag.preview}
      </div>
    </DraggingContext>
  );
}

const hasWidth = ({
  width,
  isResizable,
  sticky,
}: Pick<TableColumn<never>, 'width' | 'isResizable' | 'sticky'>) =>
  width !== undefined || isResizable === true || sticky !== undefined;

const innerWidthOf = (element: HTMLElement) => element.clientWidth;

/** Widths of the columns; `undefined` until the table is measured, or if the browser divides its width. */
function useColumnWidths(
  state: TableState<object>,
  scroller: RefObject<HTMLElement | null>,
  isSized: boolean,
) {
  const tableWidth = useMeasure(scroller, innerWidthOf, isSized);
  const widths = useTableColumnResizeState({ tableWidth }, state);
  return tableWidth > 0 ? widths : undefined;
}

interface GridParts {
  state: TableState<object>;
  table: RefObject<HTMLTableElement | null>;
  scroller: RefObject<HTMLElement | null>;
  layout: RowLayout;
  isFilling: boolean;
}

/** Props of the table element, with the keyboard interactions. */
function useGridProps(
  {
    label,
    onRowAction,
    keyboardNavigationBehavior,
  }: Pick<TableProps<never>, 'label' | 'onRowAction' | 'keyboardNavigationBehavior'>,
  { state, table, scroller, layout, isFilling }: GridParts,
) {
  const { gridProps } = useTable(
    {
      'aria-label': label,
      isVirtualized: isFilling,
      scrollRef: isFilling ? scroller : table,
      ...(keyboardNavigationBehavior !== undefined && { keyboardNavigationBehavior }),
      // Waits for the pointer to go up, because a drag may select text.
      shouldSelectOnPressUp: true,
      ...(isFilling && { layoutDelegate: layout }),
      ...(onRowAction !== undefined && {
        onRowAction: (key) => (isGroupKey(key) ? undefined : onRowAction(key)),
      }),
    },
    state,
    table,
  );
  return gridProps;
}

/** Moves focus to the requested row, also one that is not rendered. */
function useFocusRequest<Item extends { id: string }>(
  request: FocusRequest | undefined,
  { selectionManager: manager }: TableState<object>,
  collection: TableItems<Item>,
  layout: RowLayout,
) {
  const focusRow = useEffectEvent((id: string) => {
    const index = collection.indexOf(id);
    if (index < 0) return;
    manager.setFocusedKey(id);
    manager.setFocused(true);
    layout.virtualizer?.scrollToIndex(index);
  });
  useEffect(() => {
    if (request !== undefined) focusRow(request.id);
  }, [request]);
}

/** All rows, or the message that there are none. */
function TableBody<Item extends { id: string }>({
  isLoading,
  emptyText,
  ...rows
}: ComponentProps<typeof AllRows<Item>> & Pick<TableProps<never>, 'isLoading' | 'emptyText'>) {
  const { rowGroupProps } = useTableRowGroup();
  const { columnCount, size } = rows.collection;
  return (
    <tbody {...rowGroupProps} className={css.body}>
      {size > 0 ? (
        <AllRows {...rows} />
      ) : (
        <>
          <DropLine target={{ type: 'root' }} columnCount={columnCount} />
          <EmptyRow {...{ columnCount, isLoading, emptyText }} />
        </>
      )}
    </tbody>
  );
}

interface EmptyRowProps extends Pick<TableProps<never>, 'isLoading' | 'emptyText'> {
  columnCount: number;
}

/** Row that replaces the rows while they load, or when there are none. */
function EmptyRow({ columnCount, isLoading, emptyText }: EmptyRowProps) {
  const formatMessage = useMessages();
  return (
    <tr {...roles.row} className={css.plainRow}>
      <td {...roles.cell} colSpan={columnCount} className={css.empty}>
        {isLoading ? <Skeleton lines={4} /> : (emptyText ?? formatMessage(nl.noRows))}
      </td>
    </tr>
  );
}

interface TableHeadProps<Item extends { id: string }> extends Pick<
  ComponentProps<typeof ColumnHeader<Item>>,
  'state' | 'selectAll' | 'selectable' | 'isSized' | 'widths' | 'onResizeEnd'
> {
  collection: TableItems<Item>;
  ref: Ref<HTMLTableSectionElement>;
  /** Whether it stays in view while the rows scroll. */
  isSticky: boolean;
}

/** Header row, with the column headers and the select-all checkbox. */
function TableHead<Item extends { id: string }>({
  collection,
  ref,
  isSticky,
  ...header
}: TableHeadProps<Item>) {
  const { rowGroupProps } = useTableRowGroup();
  const [headerRow] = collection.headerRows;
  return (
    <thead {...rowGroupProps} ref={ref} className={`${css.header} ${isSticky ? css.sticky : ''}`}>
      {headerRow && (
        <HeaderRow node={headerRow} state={header.state} isVirtualized={isSticky}>
          {collection.columns.map((node) => (
            <ColumnHeader key={node.key} {...header} node={node} />
          ))}
        </HeaderRow>
      )}
    </thead>
  );
}

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
