import { useVirtualizer, type Virtualizer } from '@tanstack/react-virtual';
import {
  Fragment,
  memo,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type Key,
  type RefObject,
} from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
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
import type { RowLayout } from './RowLayout.js';
import { SelectionBox } from './SelectionBox.js';
import type { TableColumn, TableProps } from './Table.js';
import type { TableItems, TableNode } from './TableItems.js';
import { useMeasure } from './useMeasure.js';
import * as css from './Table.css.js';

interface RowsProps<Item extends { id: string }> {
  state: TableState<object>;
  collection: TableItems<Item>;
  columns: readonly TableColumn<Item>[];
  isVirtualized: boolean;
}

/** Every row, one below the other. */
export const AllRows = <Item extends { id: string }>({ collection, ...props }: RowsProps<Item>) =>
  collection.rows.map((node) => <Row key={node.key} node={node} {...props} />);

interface RowsInViewProps<Item extends { id: string }>
  extends RowsProps<Item>, Pick<TableProps<Item>, 'density' | 'isLoading' | 'onLoadMore'> {
  layout: RowLayout;
  scroller: RefObject<HTMLElement | null>;
  header: RefObject<HTMLElement | null>;
}

const heightOf = (header: HTMLElement) => header.offsetHeight;
/** On a phone the header scrolls away with the rows. */
const coveredBy = (header: HTMLElement) =>
  getComputedStyle(header).position === 'sticky' ? header.offsetHeight : 0;

/** What a row is taken to be before it is measured, in pixels. */
const usualHeight = { compact: 35, comfortable: 45 };
/** What a server draws, and the browser first: as much as a high screen shows. */
const firstView = { width: 1024, height: 1000 };

/** The rows in view, with room before and after them for those that are not; and the one with the focus, wherever it is. */
export function RowsInView<Item extends { id: string }>({
  collection,
  layout,
  scroller,
  header,
  density = 'comfortable',
  isLoading = false,
  onLoadMore,
  state,
  ...row
}: RowsInViewProps<Item>) {
  const { rowGroupProps } = useTableRowGroup();
  const isHydrating = useIsSSR();
  const coveredHeight = useMeasure(header, coveredBy, true);
  const focused = collection.indexOf(state.selectionManager.focusedKey);
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
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
    // A pointer only reaches what is in view.
    if (isFocused && focused >= 0 && isFocusVisible) virtualizer.scrollToIndex(focused);
  }, [isFocused, focused, isFocusVisible, virtualizer]);
  // Drawn when there is time. What has the focus is drawn at once: the next key is for it.
  const inView = useGroups(
    useDeferredValue(virtualizer.getVirtualItems()),
    collection,
    isHydrating,
  );
  const calm = useDeferredValue(state);
  // At once too: a row that has not heard that it lost the focus does not take it back.
  const before = useDeferredValue(focused);
  const target = virtualizer.measurementsCache[focused];
  const shown =
    target === undefined || inView.some(({ index }) => index === focused)
      ? inView
      : [...inView, target].toSorted((one, other) => one.index - other.index);
  const last = shown.at(-1)?.index ?? 0;
  const wantsMore = onLoadMore !== undefined && !isLoading && last >= collection.size - 1;
  useEffect(() => {
    if (wantsMore) onLoadMore();
  }, [wantsMore, onLoadMore]);
  const slots = useSlots(shown, isFocused && focused >= 0);
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
            <Row
              node={node}
              {...row}
              state={item.index === focused || item.index === before ? state : calm}
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

/** How many rows are drawn at once before the page may answer. */
const rowsPerGroup = 8;

/**
 * Of other rows than before first some, then more: each as one piece of work. At first none, so that the header is there
 * and measured before they come; a server draws them with it.
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
    // Those that come into view later come one by one.
    startTransition(() => setReady({ of, count: isAll ? Infinity : count + rowsPerGroup }));
  }, [of, count, isAll, isNone]);
  return isAll ? items : items.slice(0, count);
}

/**
 * Which element of the page shows which row: one that comes into view takes over that of one that has left, so that
 * scrolling leaves the browser little to make and to clear away. React then moves elements, and one that is moved loses
 * the focus: while a row has it, others come in elements of their own.
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
 * Tells the virtualizer how high a row is, and whenever that changes. An element that it observes itself it would not
 * look at again when that shows another row.
 */
function useMeasured(
  ref: RefObject<HTMLElement | null>,
  index: number | undefined,
  virtualizer: Virtualizer<HTMLElement, Element> | undefined,
) {
  useEffect(() => {
    const element = ref.current;
    if (virtualizer === undefined || index === undefined || element === null) return undefined;
    const observer = new ResizeObserver(() => virtualizer.resizeItem(index, element.offsetHeight));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, index, virtualizer]);
}

/** On a phone they are no table to the browser; so it is told what they are. */
export const roles = { row: { role: 'row' }, cell: { role: 'gridcell' } } as const;

/** Where rows would stand. */
const Gap = ({ size }: { size: number }) =>
  size > 0 && <tr aria-hidden="true" className={css.gap} style={{ blockSize: size }} />;

interface RowProps<Item extends { id: string }> extends Omit<RowsProps<Item>, 'collection'> {
  node: TableNode;
  index?: number;
  virtualizer?: Virtualizer<HTMLElement, Element>;
}

const Row = memo(DrawnRow) as typeof DrawnRow;

function DrawnRow<Item extends { id: string }>({
  node,
  state,
  columns,
  isVirtualized,
  index,
  virtualizer,
}: RowProps<Item>) {
  const ref = useRef<HTMLTableRowElement>(null);
  const { rowProps, isSelected, isDisabled, allowsSelection, hasAction } = useTableRow(
    { node, isVirtualized },
    state,
    ref,
  );
  useMeasured(ref, index, virtualizer);
  const cells = [...(state.collection.getChildren?.(node.key) ?? [])];
  const first = cells.length - columns.length;
  return (
    <tr
      {...withText(rowProps)}
      ref={ref}
      className={css.row}
      data-selected={isSelected || undefined}
      data-disabled={isDisabled || undefined}
      data-pressable={allowsSelection || hasAction || undefined}
    >
      {cells.map((cell, at) => (
        <Cell
          key={cell.index}
          node={cell}
          row={node}
          column={columns[at - first]}
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
  /** Without, it is that of the box. */
  column: TableColumn<Item> | undefined;
}

function Cell<Item extends { id: string }>({
  node,
  row,
  column,
  state,
  isVirtualized,
}: CellProps<Item>) {
  const ref = useRef<HTMLTableCellElement>(null);
  const aria = useTableCell({ node, isVirtualized }, state, ref);
  const cellProps = withFocus(withoutTyping(aria.gridCellProps), () =>
    state.selectionManager.setFocusedKey(node.key),
  );
  if (column === undefined) {
    return (
      <td {...cellProps} ref={ref} className={css.selection}>
        <RowBox row={row} state={state} />
      </td>
    );
  }
  const { label, render, isRowHeader, align = 'start' } = column;
  // What has a state has it for its own row; plain words are as well put in the place of others.
  const content = render(row.value as Item);
  return (
    <td {...cellProps} ref={ref} className={`${css.cell} ${css.align[align]}`}>
      <span aria-hidden="true" className={css.cellLabel}>
        {label}
      </span>
      {/* No span: a field may stand in it. */}
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
