import { useDeferredValue, type ReactNode, type Ref } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import type { TableProps as AriaTableProps } from 'react-aria-components/Table';
import type { KeyboardProps } from '../../internal/list/KeyboardProps.js';
import type { AllowUndefined, RootProps } from '../../internal/root.js';
import { TableGrid } from './TableGrid.js';

export interface TableColumn<Item> {
  /** Unique in its table. */
  id: string;
  /** The heading. */
  label: string;
  /** What a row shows in this column. */
  render: (item: Item) => ReactNode;
  /**
   * Names its row for screen readers; one column in a table does.
   * @default false
   */
  isRowHeader?: boolean | undefined;
  /**
   * The user can sort by it: see `onSortChange`.
   * @default false
   */
  isSortable?: boolean | undefined;
  /**
   * The user can make it wider or narrower, by mouse, touch and keyboard.
   * @default false
   */
  isResizable?: boolean | undefined;
  /**
   * In pixels, as a part of what is left (`'2fr'`) or of the whole (`'30%'`). With `isResizable` it is the first one.
   * @default '1fr'
   */
  width?: number | `${number}fr` | `${number}%` | undefined;
  /**
   * In pixels, or as a part of the whole.
   * @default 75
   */
  minWidth?: number | `${number}%` | undefined;
  /** In pixels, or as a part of the whole. */
  maxWidth?: number | `${number}%` | undefined;
  /**
   * `end` for numbers that are compared.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
}

export interface TableActions {
  /** Puts the focus on a row and brings it into view, also where it is not drawn yet. Does nothing for an id that is not in `items`. */
  focusRow: (id: string) => void;
}

export interface TableProps<Item extends { id: string }>
  extends
    RootProps,
    KeyboardProps,
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
      >
    > {
  /** What the table lists, for screen readers. */
  label: string;
  /** The columns, the row header first. Keep them outside of the component that draws the table. */
  columns: readonly TableColumn<Item>[];
  /** The rows, in the order of `sortDescriptor`: the table does not sort them itself. */
  items: readonly Item[];
  /**
   * The rows, or with `onLoadMore` the next ones, are on their way.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * Shown without rows.
   * @default 'Er is niets om te tonen.'
   */
  emptyText?: ReactNode;
  /**
   * `fill` takes the height of what it stands in and scrolls there, under its own header. It draws the rows in view
   * and no others, so that ten thousand are as quick as ten.
   * @default 'content'
   */
  height?: 'content' | 'fill' | undefined;
  /**
   * How close the rows stand. A theme with the compact density brings them closer still.
   * @default 'comfortable'
   */
  density?: 'comfortable' | 'compact' | undefined;
  /**
   * What a cell does with more words than fit: `truncate` keeps each row to one line.
   * @default 'wrap'
   */
  overflow?: 'wrap' | 'truncate' | undefined;
  /**
   * What the box in the header and Ctrl + A select. `items`: those that can be selected of `items`, so nobody who is not
   * seen; who was selected before, on another page or under another filter, stays so. `all`: everyone there is, also who
   * is still on the server, told as `'all'`: the app leaves out whom it disables, and ends it when a filter changes.
   * @default 'items'
   */
  selectAll?: 'all' | 'items' | undefined;
  /** What an app can do with the table. */
  actionsRef?: Ref<TableActions> | undefined;
  /** Called when the end of `items` comes into view of a table with `height="fill"`, and `isLoading` is not set. */
  onLoadMore?: (() => void) | undefined;
  /** Called with the widths of all columns, in pixels by their id, when the user has changed one. */
  onResizeEnd?: ((widths: Record<string, number>) => void) | undefined;
}

/**
 * Alike things with alike facts, to compare. On a phone each row stands as a block, with the names of
 * the columns beside the values.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function Table<Item extends { id: string }>(props: TableProps<Item>) {
  // Drawn in pieces between which the page answers: what is typed in a filter never waits for its rows.
  const isHydrating = useIsSSR();
  // `undefined` would be no first value to React.
  const deferred = useDeferredValue<TableProps<Item> | null>(props, isHydrating ? props : null);
  const { height = 'content', selectedKeys } = props;
  const drawn = height === 'fill' ? deferred : props;
  return drawn && <TableGrid<Item> {...drawn} selectedKeys={selectedKeys} />;
}
