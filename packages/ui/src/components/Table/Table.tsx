import { useDeferredValue, useImperativeHandle, useState, type ReactNode, type Ref } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import type { TableProps as AriaTableProps } from 'react-aria-components/Table';
import type { KeyboardProps } from '../../internal/list/KeyboardProps.js';
import type { AllowUndefined, RootProps } from '../../internal/root.js';
import type { DragAndDropProps } from '../internal/row/useStyledDragging.js';
import { CurrentRow } from './CurrentRow.js';
import { TableGrid, type FocusRequest, type TableGridProps } from './TableGrid.js';

export interface TableColumn<Item> {
  /** Unique within the table. */
  id: string;
  /** Column heading. */
  label: string;
  /** Renders the cell of a row in this column. */
  render: (item: Item) => ReactNode;
  /**
   * Text of the cell, with which a row header is announced.
   * @default what `render` returns, if that is a string
   */
  textValue?: ((item: Item) => string) | undefined;
  /**
   * Makes the cells row headers, which name the row for screen readers. Set it on one column.
   * @default false
   */
  isRowHeader?: boolean | undefined;
  /**
   * Whether the user can sort by this column: see `onSortChange`.
   * @default false
   */
  isSortable?: boolean | undefined;
  /**
   * Whether the user can resize the column by mouse, touch and keyboard.
   * @default false
   */
  isResizable?: boolean | undefined;
  /**
   * Width in pixels, as a fraction of the remaining space (`'2fr'`) or as a percentage of the table (`'30%'`). With
   * `isResizable` it is the initial width.
   * @default '1fr'
   */
  width?: number | `${number}fr` | `${number}%` | undefined;
  /**
   * Minimum width in pixels, or as a percentage of the table.
   * @default 75
   */
  minWidth?: number | `${number}%` | undefined;
  /** Maximum width in pixels, or as a percentage of the table. */
  maxWidth?: number | `${number}%` | undefined;
  /**
   * Alignment: `end` is for numbers to compare.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
  /**
   * Whether a phone shows the label next to the value. Set it to false for values that explain themselves, such as a badge.
   * A compact table shows a number without its label (`align="end"`) on the line of the row header, if it follows it.
   * @default true
   */
  isLabelled?: boolean | undefined;
  /**
   * Keeps the column in view while the table scrolls sideways, at its inline start or end. Place the columns at the start
   * first and those at the end last. A phone has no columns, so nothing scrolls sideways there.
   */
  sticky?: 'start' | 'end' | undefined;
  /**
   * Renders the cell of the last row of the table, such as a sum. It also receives the items of each group (`groupBy`) for
   * the cell next to its heading. The items below others (`getChildren`) are not included.
   */
  footer?: ((items: readonly Item[]) => ReactNode) | undefined;
}

export interface TableActions {
  /**
   * Focuses a row and scrolls it into view, even if it is not rendered yet, or is added to `items` at the same time. It
   * ignores an id that is not in `items`.
   */
  focusRow: (id: string) => void;
}

export interface TableProps<Item extends { id: string }>
  extends
    RootProps,
    KeyboardProps,
    DragAndDropProps,
    AllowUndefined<
      Pick<
        AriaTableProps,
        | 'selectionMode'
        | 'selectedKeys'
        | 'defaultSelectedKeys'
        | 'onSelectionChange'
        | 'disabledKeys'
        | 'sortDescriptor'
        | 'onSortChange'
        | 'onRowAction'
        | 'expandedKeys'
        | 'defaultExpandedKeys'
        | 'onExpandedChange'
      >
    > {
  /** Accessible name of the table. */
  label: string;
  /** Column definitions, the row header first. Define them outside the component that renders the table. */
  columns: readonly TableColumn<Item>[];
  /** Rows in the order of `sortDescriptor`. The table does not sort them. */
  items: readonly Item[];
  /**
   * Returns the items below an item, as rows that the user can show and hide. Without items the row is not expandable. Define
   * it outside the component. Such a table is a `treegrid`, without `dragAndDropHooks`.
   */
  getChildren?: ((item: Item) => readonly Item[] | undefined) | undefined;
  /**
   * Returns the title of the group of an item. Each group is under its own heading row, which the user can collapse, in the
   * order in which the groups first occur. Define it outside the component. Such a table is a `treegrid`, without
   * `dragAndDropHooks`.
   */
  groupBy?: ((item: Item) => string) | undefined;
  /**
   * Whether rows are loading; with `onLoadMore`, the next rows.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * Message shown without rows.
   * @default 'Er is niets om te tonen.'
   */
  emptyText?: ReactNode;
  /**
   * Height: `fill` takes the height of the container and scrolls inside it, under a sticky header. It renders only
   * visible rows, so ten thousand rows are as fast as ten.
   * @default 'content'
   */
  height?: 'content' | 'fill' | undefined;
  /**
   * Row spacing. A `compact` row of one line is 32 px tall for a mouse, and 44 px for touch. In a theme with compact density,
   * rows are even closer.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact' | undefined;
  /**
   * Handling of text that does not fit: `truncate` limits each row to one line.
   * @default 'wrap'
   */
  overflow?: 'wrap' | 'truncate' | undefined;
  /**
   * Scope of the header checkbox and Ctrl + A. `items` selects the enabled rows of `items`, so never an invisible row.
   * Rows selected earlier, on another page or under another filter, stay selected. `all` also includes rows that are
   * still on the server, and reports `'all'`. The app must exclude disabled rows, and clear the selection when a filter
   * changes.
   * @default 'items'
   */
  selectAll?: 'all' | 'items' | undefined;
  /**
   * Id of the row whose item the page shows elsewhere, such as in a pane next to the table. The row is marked
   * (`aria-current`) and kept in view, wherever focus is.
   */
  currentId?: string | undefined;
  /** Ref with imperative actions. */
  actionsRef?: Ref<TableActions> | undefined;
  /** Called when the end of `items` comes into view in a table with `height="fill"`, unless `isLoading` is set. */
  onLoadMore?: (() => void) | undefined;
  /** Called when the user has resized a column, with the widths of all columns in pixels by id. */
  onResizeEnd?: ((widths: Record<string, number>) => void) | undefined;
}

/**
 * Table to compare multiple facts of similar items. On phones each row becomes a block, with the column labels next to
 * the values.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function Table<Item extends { id: string }>({
  actionsRef,
  currentId,
  ...props
}: TableProps<Item>) {
  const [focusRequest, setFocusRequest] = useState<FocusRequest>();
  useImperativeHandle(actionsRef, () => ({ focusRow: (id) => setFocusRequest({ id }) }), []);
  const { height = 'content', selectedKeys } = props;
  const current: TableGridProps<Item> = { ...props, focusRequest };
  // Renders in interruptible chunks, so that typing in a filter never waits for the rows. A request to move focus waits
  // for its row.
  const isHydrating = useIsSSR();
  // React ignores `undefined` as an initial value, so this is `null`.
  const deferred = useDeferredValue(current, isHydrating ? current : null);
  const drawn = height === 'fill' ? deferred : current;
  return (
    drawn && (
      <CurrentRow value={currentId}>
        <TableGrid<Item> {...drawn} selectedKeys={selectedKeys} />
      </CurrentRow>
    )
  );
}
