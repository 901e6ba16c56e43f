import type { Key } from 'react-aria-components/Table';
import type { TableStateProps } from 'react-stately/useTableState';
import type { TableColumn } from './Table.js';
import { isGroupKey, type TableRow } from './useTableRows.js';

/** Rows and columns of a table, as React Stately expects them. */
export type TableCollection = NonNullable<TableStateProps<object>['collection']>;
export type TableNode = TableCollection['body'];
/** React Aria finds the last row below another by its key, which React Stately's type leaves out. */
interface ParentNode extends TableNode {
  lastChildKey: Key | null;
}

/** Explicit roles: on phones the elements are blocks, which removes the native table semantics. */
export const roles = {
  row: { role: 'row' },
  cell: { role: 'gridcell' },
  rowHeader: { role: 'rowheader' },
} as const;

/** Key of the column with the checkbox and the drag handle, which the table adds and which has no `TableColumn`. */
export const selectionColumn = ' selection';

/** Width of a checkbox in its column in pixels: a hit area plus padding. */
export const selectionWidth = 60;

/** Width of a drag handle in that column, in pixels. */
export const handleWidth = 44;

/**
 * Column sizes for React Stately. The width of a resizable column is a default that the user can change; other widths
 * are fixed.
 */
const widthsOf = <Item>({ width, minWidth, maxWidth, isResizable }: TableColumn<Item>) => ({
  [isResizable === true ? 'defaultWidth' : 'width']: width,
  minWidth,
  maxWidth,
  isResizable,
});

const columnPrefix = ' column ';
/** Key of a column, with a prefix because a row may have the same id. */
export const columnKey = (id: Key) => `${columnPrefix}${id}`;
export const columnId = (key: Key) => String(key).slice(columnPrefix.length);

/** Separator between the row key and the column index in the key of a cell. */
const separator = '\u001F';

/** Properties that are equal for all nodes, because the table renders the content itself. */
const plain = {
  value: null,
  hasChildNodes: false,
  childNodes: [],
  rendered: null,
  textValue: '',
  props: {},
};

/**
 * Collection of rows and columns for React Aria. Row nodes are created on demand, so ten thousand rows cost as much as
 * the visible ones plus a pass over the ids.
 */
export class TableItems<Item extends { id: string }> implements TableCollection {
  readonly columns: TableNode[];
  readonly headerRows: TableNode[];
  readonly rowHeaderColumnKeys: Set<Key>;
  /** Column of the hierarchy: the first row header, or else the first column. */
  readonly treeColumn: Key | undefined;
  readonly body: ParentNode;
  private readonly tableRows: readonly TableRow<Item>[];
  private readonly nameOf: (row: TableRow<Item>) => string;
  private readonly onGroupAction: (key: Key) => void;
  private readonly indexes: Map<Key, number>;
  private readonly known = new Map<Key, TableNode>();
  private all: TableNode[] | undefined;

  constructor(
    rows: readonly TableRow<Item>[],
    columns: readonly TableColumn<Item>[],
    /** Width of the column with the checkbox and the drag handle; 0 if there is none. */
    controlWidth: number,
    /** Called when the user presses the heading of a group. */
    onGroupAction: (key: Key) => void,
  ) {
    this.tableRows = rows;
    this.onGroupAction = onGroupAction;
    const headers = columns.filter(({ isRowHeader }) => isRowHeader === true);
    // The accessible name of a row is text, so elements need a `textValue`.
    this.nameOf = ({ item, group }) =>
      item === undefined
        ? (group?.title ?? '')
        : headers
            .map(({ render, textValue = render }) => textValue(item))
            .filter((name) => typeof name === 'string')
            .join(' ');
    const header: TableNode = {
      ...plain,
      type: 'headerrow',
      key: ' header',
      level: 0,
      index: 0,
      hasChildNodes: true,
    };
    const ids = columns.map(({ id }) => columnKey(id));
    const keys = controlWidth > 0 ? [selectionColumn, ...ids] : ids;
    const ofKey = new Map(columns.map((column) => [columnKey(column.id), column]));
    const edges = columns.map(({ sticky }) => sticky);
    // The column with the checkbox precedes the others, so it stays in view with them.
    if (controlWidth > 0) edges.unshift(edges.includes('start') ? 'start' : undefined);
    this.columns = keys.map((key, index) => {
      const column = ofKey.get(key);
      return {
        ...plain,
        type: 'column',
        key,
        value: column ?? null,
        level: 0,
        index,
        parentKey: header.key,
        prevKey: keys[index - 1] ?? null,
        nextKey: keys[index + 1] ?? null,
        textValue: column?.label ?? '',
        colSpan: 1,
        props: {
          allowsSorting: column?.isSortable === true,
          isSelectionCell: column === undefined,
          sticky: edges[index],
          isStickyEdge: edges[index] !== edges[edges[index] === 'start' ? index + 1 : index - 1],
          ...(column === undefined
            ? { width: controlWidth, minWidth: controlWidth }
            : widthsOf(column)),
        },
      };
    });
    this.headerRows = [{ ...header, childNodes: this.columns }];
    this.rowHeaderColumnKeys = new Set(headers.map(({ id }) => columnKey(id)));
    this.treeColumn = [...this.rowHeaderColumnKeys, ...ids][0];
    this.body = {
      ...plain,
      type: 'body',
      key: ' body',
      level: 0,
      index: 0,
      hasChildNodes: true,
      lastChildKey: rows.findLast(({ level }) => level === 0)?.key ?? null,
    };
    for (const node of [...this.headerRows, ...this.columns, this.body])
      this.known.set(node.key, node);
    this.indexes = new Map(rows.map(({ key }, index) => [key, index]));
  }

  get columnCount() {
    return this.columns.length;
  }

  get size() {
    return this.tableRows.length;
  }

  get rows() {
    this.all ??= this.tableRows.map((_, index) => this.rowAt(index));
    return this.all;
  }

  [Symbol.iterator]() {
    return this.rows.values();
  }

  getKeys() {
    return this.indexes.keys();
  }

  getItem(key: Key): TableNode | null {
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const index = this.indexes.get(key);
    if (index !== undefined) return this.rowAt(index);
    const [row = '', column] = String(key).split(separator);
    if (column === undefined || !this.indexes.has(row)) return null;
    return this.cellsOf(row)[Number(column)] ?? null;
  }

  getChildren(key: Key): TableNode[] {
    if (key === this.headerRows[0]?.key) return this.columns;
    if (key === this.body.key) return this.rows;
    return this.indexes.has(key) ? this.cellsOf(key) : [];
  }

  at(index: number) {
    return index >= 0 && index < this.size ? this.rowAt(index) : null;
  }

  /** Key of a row, without creating its node. */
  keyAt(index: number): Key {
    return this.tableRows[index]?.key ?? index;
  }

  getKeyBefore(key: Key) {
    return this.getItem(key)?.prevKey ?? null;
  }

  getKeyAfter(key: Key) {
    return this.getItem(key)?.nextKey ?? null;
  }

  getFirstKey() {
    return this.tableRows[0]?.key ?? null;
  }

  getLastKey() {
    return this.tableRows.at(-1)?.key ?? null;
  }

  getTextValue(key: Key) {
    return this.getItem(key)?.textValue ?? '';
  }

  /** Index of a row, by its own key or a cell's key; -1 for other keys. */
  indexOf(key: Key | null): number {
    if (key === null) return -1;
    return this.indexes.get(key) ?? this.indexes.get(String(key).split(separator)[0] ?? '') ?? -1;
  }

  private rowAt(index: number): TableNode {
    const row = this.tableRows[index];
    if (row === undefined) return this.body;
    const { key, group, level, parent, position, isExpandable, lastChild } = row;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const { nameOf, onGroupAction, columns } = this;
    const node: ParentNode = {
      ...plain,
      type: 'item',
      key,
      value: row,
      get textValue() {
        return nameOf(row);
      },
      level,
      // React Aria counts the cells of the parent too.
      index: parent === undefined ? position : position + columns.length,
      hasChildNodes: true,
      parentKey: parent ?? this.body.key,
      prevKey: this.tableRows[index - 1]?.key ?? null,
      nextKey: this.tableRows[index + 1]?.key ?? null,
      lastChildKey: lastChild ?? `${key}${separator}0`,
      props: {
        hasChildRows: isExpandable,
        ...(group && {
          // A heading has focus, but no selection.
          isDisabled: true,
          disabledBehavior: 'selection',
          onAction: () => onGroupAction(key),
        }),
      },
    };
    this.known.set(key, node);
    return node;
  }

  /** Columns at which the cells of a group begin: its heading takes those before the first with a footer. */
  private groupStarts(): number[] {
    const first = this.columns.findIndex(
      ({ key, value }) => key !== this.treeColumn && (value as TableColumn<Item> | null)?.footer,
    );
    return [0, ...(first > 0 ? this.columns.slice(first).map(({ index }) => index) : [])];
  }

  private cellsOf(row: Key): TableNode[] {
    const isGroup = isGroupKey(row);
    const starts = isGroup ? this.groupStarts() : this.columns.map(({ index }) => index);
    return starts.map((start, index) => {
      const key = `${row}${separator}${index}`;
      const known = this.known.get(key);
      if (known !== undefined) return known;
      const colSpan = (starts[index + 1] ?? this.columns.length) - start;
      const header = isGroup && index === 0 ? this.treeColumn : this.columns[start]?.key;
      const node: TableNode = {
        ...plain,
        type: 'cell',
        key,
        level: 2,
        index,
        colIndex: start,
        ...(colSpan > 1 && { colSpan }),
        column: this.known.get(header ?? '') ?? this.body,
        parentKey: row,
        prevKey: index > 0 ? `${row}${separator}${index - 1}` : null,
        nextKey: index < starts.length - 1 ? `${row}${separator}${index + 1}` : null,
      };
      this.known.set(key, node);
      return node;
    });
  }
}
