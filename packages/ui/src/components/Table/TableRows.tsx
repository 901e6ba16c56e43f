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
  type Key,
  type RefObject,
} from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { mergeProps } from 'react-aria/mergeProps';
import type { DraggableItemResult } from 'react-aria/useDraggableCollection';
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
import { DragHandle } from '../internal/row/DragHandle.js';
import { DraggingContext, DropLine } from './dragging.js';
import type { RowLayout } from './RowLayout.js';
import { SelectionBox } from './SelectionBox.js';
import type { TableColumn, TableProps } from './Table.js';
import { roles, type TableItems, type TableNode } from './TableItems.js';
import { useMeasure } from './useMeasure.js';
import * as css from './Table.css.js';

interface RowsProps<Item extends { id: string }> {
  state: TableState<object>;
  collection: TableItems<Item>;
  columns: readonly TableColumn<Item>[];
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
  /** Row next to which dragged rows would be dropped. */
  targetKey: string | number | null;
}

const heightOf = (header: HTMLElement) => header.offsetHeight;
/** Height of the sticky header. On phones the header scrolls away with the rows. */
const coveredBy = (header: HTMLElement) =>
  getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0;

/** Estimated row height before measurement, in pixels. */
const usualHeight = { compact: 35, comfortable: 45 };
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
  density = 'comfortable',
  state,
  targetKey,
}: Pick<
  RowsInViewProps<Item>,
  'collection' | 'layout' | 'scroller' | 'header' | 'density' | 'state' | 'targetKey'
>) {
  const isHydrating = useIsSSR();
  const coveredHeight = useMeasure(header, coveredBy, true);
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
    scrollPaddingStart: coveredHeight,
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
  // Deferred. The focused row renders immediately, because it handles the next key.
  const inView = useGroups(
    useDeferredValue(virtualizer.getVirtualItems()),
    collection,
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
  return {
    virtualizer,
    shown,
    /** Returns the state to render a row with: deferred, unless focus is or just was in the row. */
    stateOf: (index: number) => (index === focused || index === before ? state : deferredState),
    slots: useSlots(shown, isFocused && focused >= 0),
  };
}

/** Visible rows with spacers before and after them, and the focused row wherever it is. */
export function RowsInView<Item extends { id: string }>({
  collection,
  layout,
  scroller,
  header,
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
        <tr {...roles.row} className={css.emptyRow}>
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
 * Renders the rows of a new collection in groups, each in its own transition. The first render has no rows, so that the
 * header is measured first; server rendering includes the first group.
 */
function useGroups<Item>(
  items: readonly Item[],
  of: object,
  isHydrating: boolean,
): readonly Item[] {
  const [ready, setReady] = useState({ of, count: isHydrating ? rowsPerGroup : 0 });
  const count = ready.of === of ? ready.count : rowsPerGroup;
  const isAll = items.length > 0 && count >= items.length;
  const isNone = items.length === 0;
  useEffect(() => {
    if (isNone) return;
    // Rows that scroll into view later are not grouped.
    startTransition(() => setReady({ of, count: isAll ? Infinity : count + rowsPerGroup }));
  }, [of, count, isAll, isNone]);
  return isAll ? items : items.slice(0, count);
}

/**
 * Assigns a recycled element to each row. A row that comes into view reuses the element of one that has left. This
 * saves DOM changes while scrolling. React then moves elements, and a moved element loses focus; while a row has focus,
 * new rows get new elements.
 */
function useSlots(rows: readonly { key: Key }[], hasFocus: boolean): ReadonlyMap<Key, number> {
  const [slots, setSlots] = useState<ReadonlyMap<Key, number>>(new Map());
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
  setSlots(next);
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
  useEffect(() => {
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
  size > 0 && <tr aria-hidden="true" className={css.gap} style={{ blockSize: size }} />;

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
  columns,
  isVirtualized,
  index,
  virtualizer,
  drag,
  isDragging = false,
}: RowProps<Item>) {
  const ref = useRef<HTMLTableRowElement>(null);
  const { rowProps, isSelected, isDisabled, allowsSelection, hasAction } = useTableRow(
    { node, isVirtualized },
    state,
    ref,
  );
  useMeasureRow(ref, index, virtualizer);
  const cells = [...(state.collection.getChildren?.(node.key) ?? [])];
  const first = cells.length - columns.length;
  return (
    <tr
      {...withText(drag ? mergeProps(rowProps, drag.dragProps) : rowProps)}
      ref={ref}
      className={css.row}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      data-dragging={isDragging || undefined}
      data-pressable={allowsSelection || hasAction || undefined}
    >
      {cells.map((cell, at) => (
        <Cell
          key={cell.index}
          node={cell}
          row={node}
          column={columns[at - first]}
          {...(at < first && drag && { handleProps: drag.dragButtonProps })}
          {...{ state, isVirtualized }}
        />
      ))}
    </tr>
  );
}

interface CellProps<Item extends { id: string }> extends Omit<
  RowsProps<Item>,
  'collection' | 'columns'
> {
  node: TableNode;
  row: TableNode;
  /** Column definition; `undefined` for the checkbox column. */
  column: TableColumn<Item> | undefined;
  /** Props of the handle of a draggable row. */
  handleProps?: DraggableItemResult['dragButtonProps'];
}

function Cell<Item extends { id: string }>({
  node,
  row,
  column,
  state,
  isVirtualized,
  handleProps,
}: CellProps<Item>) {
  const ref = useRef<HTMLTableCellElement>(null);
  const aria = useTableCell({ node, isVirtualized }, state, ref);
  const cellProps = withFocus(withoutTyping(aria.gridCellProps), () =>
    state.selectionManager.setFocusedKey(node.key),
  );
  if (column === undefined) {
    return (
      <td {...cellProps} ref={ref} className={css.selection}>
        <div className={css.controls}>
          {state.selectionManager.selectionMode !== 'none' && <RowBox row={row} state={state} />}
          {handleProps && <DragHandle {...handleProps} slot={null} />}
        </div>
      </td>
    );
  }
  const { label, render, isRowHeader, align = 'start' } = column;
  // Keyed by row, so that another row does not reuse component state. Plain text needs no key.
  const content = render(row.value as Item);
  return (
    <td {...cellProps} ref={ref} className={`${css.cell} ${css.align[align]}`}>
      <span aria-hidden="true" className={css.cellLabel}>
        {label}
      </span>
      {/* A `div`, because it may contain a field. */}
      <div className={isRowHeader === true ? `${css.value} ${css.rowHeader}` : css.value}>
        {typeof content === 'object' ? <Fragment key={row.key}>{content}</Fragment> : content}
      </div>
    </td>
  );
}

function RowBox({ row, state }: { row: TableNode; state: TableState<object> }) {
  const { checkboxProps } = useTableSelectionCheckbox({ key: row.key }, state);
  return <SelectionBox {...checkboxProps} />;
}
