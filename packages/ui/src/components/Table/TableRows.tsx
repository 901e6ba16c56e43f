import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  memo,
  startTransition,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ContextType,
  type CSSProperties,
  type Key,
  type RefObject,
} from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { mergeProps } from 'react-aria/mergeProps';
import type { DraggableItemResult } from 'react-aria/useDraggableCollection';
import type { ButtonProps } from 'react-aria-components/Button';
import type { DragAndDropHooks } from 'react-aria-components/useDragAndDrop';
import { useFocusVisible } from 'react-aria/useFocusVisible';
import {
  useTableCell,
  useTableRow,
  useTableRowGroup,
  useTableSelectionCheckbox,
} from 'react-aria/useTable';
import type { TableState } from 'react-stately/useTableState';
import { withFocus, withoutTyping, withText } from '../../internal/list/rowEvents.js';
import { Skeleton } from '../Skeleton/index.js';
import { ExpandButton } from '../internal/row/ExpandButton.js';
import { DragHandle } from '../internal/row/DragHandle.js';
import { DraggingContext, DropLine } from './dragging.js';
import { CurrentRow } from './CurrentRow.js';
import type { RowLayout } from './RowLayout.js';
import { SelectionBox } from './SelectionBox.js';
import type { TableColumn, TableProps } from './Table.js';
import { stickyProps } from './sticky.js';
import { roles, type TableItems, type TableNode } from './TableItems.js';
import { useMeasure } from './useMeasure.js';
import type { TableRow } from './useTableRows.js';
import * as css from './Table.css.js';

interface RowsProps<Item extends { id: string }> {
  state: TableState<object>;
  collection: TableItems<Item>;
  isVirtualized: boolean;
}

/** All rows, without virtualization. */
export const AllRows = <Item extends { id: string }>({ collection, ...props }: RowsProps<Item>) =>
  collection.rows.map((node) => (
    <PlacedRow key={node.key} node={node} columnCount={collection.columnCount} {...props} />
  ));

interface RowsInViewProps<Item extends { id: string }>
  extends RowsProps<Item>, Pick<TableProps<Item>, 'density' | 'isLoading' | 'onLoadMore'> {
  layout: RowLayout;
  scroller: RefObject<HTMLElement | null>;
  header: RefObject<HTMLElement | null>;
  foot: RefObject<HTMLElement | null>;
  /** Row next to which dragged rows would be dropped. */
  targetKey: string | number | null;
}

const heightOf = (header: HTMLElement) => header.offsetHeight;
/** Height of a sticky header or footer. On phones these scroll away with the rows. */
const coveredBy = (group: HTMLElement) =>
  getComputedStyle(group).position === 'sticky' ? group.offsetHeight : 0;

/** Estimated row height before measurement, in pixels. */
const usualHeight = { compact: 32, comfortable: 45 };
/** Viewport for server and hydration rendering: as much as a tall screen shows. */
const firstView = { width: 1024, height: 1000 };

/**
 * Rows to render: those in view, and wherever they are the focused row and the one to drop at. Rows in view are
 * deferred; the focused row is not, because it handles the next key.
 */
function useRowsInView<Item extends { id: string }>({
  collection,
  layout,
  scroller,
  header,
  foot,
  density = 'comfortable',
  state,
  targetKey,
}: Pick<
  RowsInViewProps<Item>,
  'collection' | 'layout' | 'scroller' | 'header' | 'foot' | 'density' | 'state' | 'targetKey'
>) {
  const isHydrating = useIsSSR();
  const coveredAbove = useMeasure(header, coveredBy, true);
  const coveredBelow = useMeasure(foot, coveredBy, true);
  const coveredHeight = coveredAbove + coveredBelow;
  const focused = collection.indexOf(state.selectionManager.focusedKey);
  const dropTarget = collection.indexOf(targetKey);
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoizes this component
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count: collection.size,
    getScrollElement: () => scroller.current,
    getItemKey: useCallback((index: number) => collection.keyAt(index), [collection]),
    estimateSize: () => usualHeight[density],
    overscan: 2,
    scrollMargin: useMeasure(header, heightOf, true),
    scrollPaddingStart: coveredAbove,
    scrollPaddingEnd: coveredBelow,
    useFlushSync: false,
    ...(isHydrating && { initialRect: firstView }),
  });
  useLayoutEffect(() => {
    Object.assign(layout, { virtualizer, coveredHeight });
  }, [layout, virtualizer, coveredHeight]);
  const { isFocused } = state.selectionManager;
  const { isFocusVisible } = useFocusVisible();
  useEffect(() => {
    // Only for keyboard focus: a pointer can reach visible rows only.
    if (isFocused && focused >= 0 && isFocusVisible) virtualizer.scrollToIndex(focused);
  }, [isFocused, focused, isFocusVisible, virtualizer]);
  useEffect(() => {
    if (dropTarget >= 0 && isFocusVisible) virtualizer.scrollToIndex(dropTarget);
  }, [dropTarget, isFocusVisible, virtualizer]);
  const current = collection.indexOf(use(CurrentRow) ?? null);
  useEffect(() => {
    if (current >= 0) virtualizer.scrollToIndex(current);
  }, [current, virtualizer]);
  const [slots, setSlots] = useState<Slots>(new Map());
  // Deferred. The focused row renders immediately, because it handles the next key.
  const inView = useGroups(
    useDeferredValue(virtualizer.getVirtualItems()),
    collection,
    slots,
    isHydrating,
  );
  const deferredState = useDeferredValue(state);
  // The previously focused row updates immediately too. With outdated state it would take focus back.
  const before = useDeferredValue(focused);
  const kept = [...new Set([focused, dropTarget])]
    .filter((index) => !inView.some((item) => item.index === index))
    .flatMap((index) => virtualizer.measurementsCache[index] ?? []);
  const shown =
    kept.length === 0
      ? inView
      : [...inView, ...kept].toSorted((one, other) => one.index - other.index);
  const next = slotsOf(shown, slots, isFocused && focused >= 0);
  if (next !== slots) setSlots(next);
  return {
    virtualizer,
    shown,
    /** Returns the state to render a row with: deferred, unless focus is or just was in the row. */
    stateOf: (index: number) => (index === focused || index === before ? state : deferredState),
    slots: next,
  };
}

/** Visible rows with spacers before and after them, and the focused row wherever it is. */
export function RowsInView<Item extends { id: string }>({
  collection,
  layout,
  scroller,
  header,
  foot,
  density,
  isLoading = false,
  onLoadMore,
  state,
  targetKey,
  ...row
}: RowsInViewProps<Item>) {
  const { rowGroupProps } = useTableRowGroup();
  const { virtualizer, shown, stateOf, slots } = useRowsInView({
    collection,
    layout,
    scroller,
    header,
    foot,
    density,
    state,
    targetKey,
  });
  const last = shown.at(-1)?.index ?? 0;
  const wantsMore = onLoadMore !== undefined && !isLoading && last >= collection.size - 1;
  useEffect(() => {
    if (wantsMore) onLoadMore();
  }, [wantsMore, onLoadMore]);
  const { scrollMargin } = virtualizer.options;
  return (
    <tbody {...rowGroupProps} className={css.body}>
      {shown.map((item, at) => {
        const node = collection.at(item.index);
        if (node === null) return null;
        const gap = item.start - (shown[at - 1]?.end ?? scrollMargin);
        return (
          <Fragment key={slots.get(item.key)}>
            {gap > 0 && <Gap size={gap} />}
            <PlacedRow
              node={node}
              columnCount={collection.columnCount}
              {...row}
              state={stateOf(item.index)}
              index={item.index}
              virtualizer={virtualizer}
            />
          </Fragment>
        );
      })}
      <Gap size={virtualizer.getTotalSize() + scrollMargin - (shown.at(-1)?.end ?? scrollMargin)} />
      {isLoading && (
        <tr {...roles.row} className={css.plainRow}>
          <td {...roles.cell} colSpan={collection.columnCount} className={css.empty}>
            <Skeleton lines={2} />
          </td>
        </tr>
      )}
    </tbody>
  );
}

/** Number of rows per render before the browser can respond to input. */
const rowsPerGroup = 8;

/**
 * Renders the rows of a new collection in groups, each in its own transition, unless most were rendered before. The first
 * render has no rows, so that the header is measured first; server rendering includes the first group.
 */
function useGroups<Item extends { key: Key }>(
  items: readonly Item[],
  of: object,
  rendered: ReadonlyMap<Key, unknown>,
  isHydrating: boolean,
): readonly Item[] {
  const [ready, setReady] = useState({ of, count: isHydrating ? rowsPerGroup : 0 });
  const isNew = ready.of !== of;
  const added = isNew ? items.filter(({ key }) => !rendered.has(key)).length : 0;
  const first = added > rowsPerGroup ? rowsPerGroup : Infinity;
  const count = isNew ? first : ready.count;
  const isAll = items.length > 0 && count >= items.length;
  const isNone = items.length === 0;
  useEffect(() => {
    if (isNone) return;
    // Rows that scroll into view later are not grouped.
    startTransition(() => setReady({ of, count: isAll ? Infinity : count + rowsPerGroup }));
  }, [of, count, isAll, isNone]);
  return isAll ? items : items.slice(0, count);
}

type Slots = ReadonlyMap<Key, number>;

/**
 * Assigns a recycled element to each row. A row that comes into view reuses the element of one that has left. This
 * saves DOM changes while scrolling. React then moves elements, and a moved element loses focus; while a row has focus,
 * new rows get new elements.
 */
function slotsOf(rows: readonly { key: Key }[], slots: Slots, hasFocus: boolean): Slots {
  if (rows.length === slots.size && rows.every(({ key }) => slots.has(key))) return slots;
  const kept = rows.flatMap(({ key }) => {
    const slot = slots.get(key);
    return slot === undefined ? [] : [[key, slot] as const];
  });
  const next = new Map(kept);
  const taken = new Set(next.values());
  const left = [...slots.values()].filter((slot) => !hasFocus && !taken.has(slot)).values();
  let unused = Math.max(-1, ...slots.values()) + 1;
  for (const { key } of rows) if (!next.has(key)) next.set(key, left.next().value ?? unused++);
  return next;
}

/**
 * Reports the height of a row to the virtualizer on every change. Its own observer ignores an element that is reused
 * for another row.
 */
function useMeasureRow(
  ref: RefObject<HTMLElement | null>,
  index: number | undefined,
  virtualizer: Virtualizer<HTMLElement, Element> | undefined,
) {
  // Ends with the commit that removes or reuses the element. Later, its height would be taken for that of the old row.
  useLayoutEffect(() => {
    const element = ref.current;
    if (virtualizer === undefined || index === undefined || element === null) return undefined;
    if (!('ResizeObserver' in globalThis)) return undefined;
    const observer = new ResizeObserver(() => virtualizer.resizeItem(index, element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, index, virtualizer]);
}

/** Spacer for rows that are not rendered. */
const Gap = ({ size }: { size: number }) =>
  size > 0 && <tr aria-hidden="true" className={css.plainRow} style={{ blockSize: size }} />;

interface RowProps<Item extends { id: string }> extends Omit<RowsProps<Item>, 'collection'> {
  node: TableNode;
  index?: number;
  virtualizer?: Virtualizer<HTMLElement, Element>;
  /** Props of a draggable row and of its handle. */
  drag?: DraggableItemResult;
  isDragging?: boolean;
}

const Row = memo(DrawnRow) as typeof DrawnRow;

/** Row with the places to drop other rows before and after it. */
function PlacedRow<Item extends { id: string }>({
  columnCount,
  ...props
}: RowProps<Item> & { columnCount: number }) {
  const { hooks, dragState } = use(DraggingContext);
  const useDraggableItem = hooks?.useDraggableItem;
  const { key, nextKey } = props.node;
  return (
    <>
      <DropLine target={{ type: 'item', key, dropPosition: 'before' }} columnCount={columnCount} />
      {dragState && useDraggableItem ? (
        <DraggableRow {...props} {...{ dragState, useDraggableItem }} />
      ) : (
        <Row {...props} />
      )}
      {nextKey === null && (
        <DropLine target={{ type: 'item', key, dropPosition: 'after' }} columnCount={columnCount} />
      )}
    </>
  );
}

function DraggableRow<Item extends { id: string }>({
  dragState,
  useDraggableItem,
  ...props
}: RowProps<Item> & {
  dragState: NonNullable<ContextType<typeof DraggingContext>['dragState']>;
  useDraggableItem: NonNullable<DragAndDropHooks['useDraggableItem']>;
}) {
  const { key } = props.node;
  // oxlint-disable-next-line react/hooks -- an app gives the hooks in every render or in none
  const drag = useDraggableItem({ key, hasDragButton: true }, dragState);
  return <DrawnRow {...props} drag={drag} isDragging={dragState.isDragging(key)} />;
}

function DrawnRow<Item extends { id: string }>({
  node,
  state,
  isVirtualized,
  index,
  virtualizer,
  drag,
  isDragging = false,
}: RowProps<Item>) {
  const ref = useRef<HTMLTableRowElement>(null);
  const { rowProps, expandButtonProps, isSelected, isDisabled, allowsSelection, hasAction } =
    useTableRow({ node, isVirtualized }, state, ref);
  useMeasureRow(ref, index, virtualizer);
  const { collection, treeColumn } = state;
  const row = node.value as TableRow<Item>;
  const isCurrent = use(CurrentRow) === row.key;
  const ownProps = {
    ...(isCurrent && { 'aria-current': true }),
    // A heading can't be selected.
    ...(row.group && { 'aria-selected': undefined }),
    // React Aria counts the rows of a tree per parent only.
    ...(index !== undefined && { 'aria-rowindex': index + 1 + collection.headerRows.length }),
  };
  return (
    <tr
      {...withText(drag ? mergeProps(rowProps, drag.dragProps) : rowProps)}
      {...ownProps}
      ref={ref}
      className={row.group ? `${css.row} ${css.group}` : css.row}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      data-dragging={isDragging || undefined}
      data-pressable={allowsSelection || hasAction || undefined}
      data-expanded={row.lastChild !== undefined || undefined}
    >
      {[...(collection.getChildren?.(node.key) ?? [])].map((cell) => (
        <Cell
          key={cell.column?.key}
          node={cell}
          row={row}
          {...(drag && { handleProps: drag.dragButtonProps })}
          {...(row.indent !== undefined &&
            cell.column?.key === treeColumn && { expandProps: expandButtonProps })}
          {...{ state, isVirtualized }}
        />
      ))}
    </tr>
  );
}

interface CellProps<Item extends { id: string }> extends Omit<RowsProps<Item>, 'collection'> {
  node: TableNode;
  row: TableRow<Item>;
  /** Props of the handle of a draggable row. */
  handleProps?: DraggableItemResult['dragButtonProps'];
  /** Props of the button that expands the row, in the column of the hierarchy. */
  expandProps?: ButtonProps;
}

function Cell<Item extends { id: string }>({
  node,
  row,
  state,
  isVirtualized,
  handleProps,
  expandProps,
}: CellProps<Item>) {
  const ref = useRef<HTMLTableCellElement>(null);
  const { gridCellProps } = useTableCell({ node, isVirtualized }, state, ref);
  const { id, ...aria } = gridCellProps;
  const cellProps = {
    ...withFocus(withoutTyping(aria), () => state.selectionManager.setFocusedKey(node.key)),
    ref,
    colSpan: node.colSpan ?? undefined,
  };
  const column = node.column?.value as TableColumn<Item> | null;
  const start = state.collection.columns[node.colIndex ?? 0];
  if (column === null) {
    return (
      <td {...cellProps} {...stickyProps(start, css.selection)}>
        <div className={`${css.controls} ${css.overLine}`}>
          {state.selectionManager.selectionMode !== 'none' && (
            <RowBox rowKey={row.key} state={state} />
          )}
          {handleProps && <DragHandle {...handleProps} slot={null} />}
        </div>
      </td>
    );
  }
  return (
    <td
      {...cellProps}
      {...stickyProps(
        start,
        `${css.cell} ${css.align[column.align ?? 'start']} ${column.isLabelled === false && column.align === 'end' ? css.number : ''} ${expandProps ? css.tree : ''}`,
        expandProps && ({ '--table-row-indent': row.indent } as CSSProperties),
      )}
    >
      {expandProps && row.isExpandable && (
        <span className={css.expand}>
          <ExpandButton {...expandProps} slot={null} />
        </span>
      )}
      <CellContent
        {...{ id, row, column }}
        isHeading={row.group !== undefined && expandProps !== undefined}
      />
    </td>
  );
}

interface CellContentProps<Item extends { id: string }> {
  /** Id by which a row header names its row: of the content, because a button next to it is not part of the name. */
  id: string | undefined;
  row: TableRow<Item>;
  column: TableColumn<Item>;
  /** Whether it is the heading of a group. */
  isHeading: boolean;
}

function CellContent<Item extends { id: string }>({
  id,
  row: { key, item, group },
  column: { label, render, footer, isRowHeader, isLabelled = true },
  isHeading,
}: CellContentProps<Item>) {
  if (isHeading && group) {
    return (
      <div id={id} className={css.groupHeading}>
        {group.title} <span className={css.count}>{group.items.length}</span>
      </div>
    );
  }
  const content = item === undefined ? footer?.(group?.items ?? []) : render(item);
  return (
    <>
      {isLabelled && (
        <span aria-hidden="true" className={css.cellLabel}>
          {label}
        </span>
      )}
      {/* A `div`, because it may contain a field. */}
      <div id={id} className={isRowHeader === true ? `${css.value} ${css.rowHeader}` : css.value}>
        {/* Keyed by row, so that another row does not reuse component state. Plain text needs no key. */}
        {typeof content === 'object' ? <Fragment key={key}>{content}</Fragment> : content}
      </div>
    </>
  );
}

function RowBox({ rowKey, state }: { rowKey: TableNode['key']; state: TableState<object> }) {
  const { checkboxProps } = useTableSelectionCheckbox({ key: rowKey }, state);
  return <SelectionBox {...checkboxProps} />;
}
