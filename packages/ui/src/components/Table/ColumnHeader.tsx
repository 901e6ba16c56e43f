import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide';
import { useRef, type RefObject } from 'react';
import { useTableColumnHeader, useTableColumnResize } from 'react-aria/useTable';
import type { Key } from 'react-aria-components/Table';
import type { TableColumnResizeState, TableState } from 'react-stately/useTableState';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { SelectionBox } from './SelectionBox.js';
import type { TableColumn, TableProps } from './Table.js';
import { stickyProps } from './sticky.js';
import { columnId, selectionColumn, type TableNode } from './TableItems.js';
import * as css from './Table.css.js';

interface ColumnHeaderProps<Item extends { id: string }> extends Pick<
  TableProps<Item>,
  'selectAll' | 'onResizeEnd'
> {
  node: TableNode;
  state: TableState<object>;
  /** Visible rows that can be selected. */
  selectable: ReadonlySet<Key>;
  /** Whether columns may have explicit widths, instead of widths based on their content. */
  isSized: boolean;
  /** Column widths; `undefined` until the table is measured. */
  widths: TableColumnResizeState<object> | undefined;
}

/** Width before the table is measured. For `fr` widths the browser distributes the space. */
const firstWidth = (width: TableColumn<{ id: string }>['width']) =>
  typeof width === 'string' && width.endsWith('fr') ? undefined : width;

const sortIcon = { ascending: ArrowUp, descending: ArrowDown };

const SortIcon = ({ direction }: { direction: keyof typeof sortIcon | undefined }) =>
  direction === undefined ? (
    <Icon icon={ArrowUpDown} className={css.sortHint} />
  ) : (
    <Icon icon={sortIcon[direction]} />
  );

/** Column header with a label, sorting and a resize handle. */
export function ColumnHeader<Item extends { id: string }>({
  node,
  state,
  selectAll,
  selectable,
  isSized,
  widths,
  onResizeEnd,
}: ColumnHeaderProps<Item>) {
  const ref = useRef<HTMLTableCellElement>(null);
  const { columnHeaderProps } = useTableColumnHeader({ node }, state, ref);
  const column = node.value as TableColumn<Item> | null;
  const { sortDescriptor } = state;
  const sorted = sortDescriptor?.column === node.key ? sortDescriptor.direction : undefined;
  const ownWidth = column === null ? (node.props as { width: number }).width : column.width;
  const width = widths?.getColumnWidth(node.key) ?? (isSized ? firstWidth(ownWidth) : undefined);
  const sortClass =
    column?.isSortable === true
      ? `${css.sortable} ${sorted === undefined ? '' : css.sorted}`
      : css.unsortable;
  return (
    <th
      {...columnHeaderProps}
      ref={ref}
      {...stickyProps(
        node,
        column === null
          ? `${css.selection} ${css.selectionHeader}`
          : `${css.column} ${css.align[column.align ?? 'start']} ${sortClass}`,
        { inlineSize: width },
      )}
    >
      {column === null ? (
        <div className={css.overLine}>
          <SelectAll {...{ state, selectAll, selectable }} />
        </div>
      ) : (
        // Focusable for sorting, before the resize handle.
        <span className={css.columnLabel} {...(column.isResizable === true && { tabIndex: -1 })}>
          {column.label}
          {column.isSortable === true && <SortIcon direction={sorted} />}
        </span>
      )}
      {column?.isResizable === true && widths !== undefined && (
        <Resizer {...{ node, widths, onResizeEnd }} header={ref} />
      )}
    </th>
  );
}

/** Checkbox that selects or deselects the visible rows, or all rows. */
function SelectAll({
  state,
  selectAll,
  selectable,
}: Pick<ColumnHeaderProps<{ id: string }>, 'state' | 'selectAll' | 'selectable'>) {
  const formatMessage = useMessages();
  const { selectionManager: manager } = state;
  if (manager.selectionMode !== 'multiple') {
    const label = manager.selectionMode === 'none' ? nl.drag : nl.select;
    return <VisuallyHidden>{formatMessage(label)}</VisuallyHidden>;
  }
  const { rawSelection } = manager;
  const rows = [...selectable];
  const isSome = rows.some((key) => rawSelection === 'all' || rawSelection.has(key));
  const isAll = isSome && rows.every((key) => rawSelection === 'all' || rawSelection.has(key));
  const change = () => {
    if (!isAll) return manager.selectAll();
    if (selectAll === 'all') return manager.clearSelection();
    return manager.setSelectedKeys([...manager.selectedKeys].filter((key) => !selectable.has(key)));
  };
  return (
    <SelectionBox
      aria-label={formatMessage(nl.selectAll)}
      isSelected={isAll}
      isIndeterminate={isSome && !isAll}
      isDisabled={rows.length === 0}
      onChange={change}
    />
  );
}

interface ResizerProps extends Pick<TableProps<{ id: string }>, 'onResizeEnd'> {
  node: TableNode;
  widths: TableColumnResizeState<object>;
  header: RefObject<HTMLElement | null>;
}

function Resizer({ node, widths, header, onResizeEnd }: ResizerProps) {
  const formatMessage = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const { resizerProps, inputProps, isResizing } = useTableColumnResize(
    {
      column: node,
      'aria-label': formatMessage(nl.columnWidth),
      triggerRef: header,
      onResizeEnd: (sizes) =>
        onResizeEnd?.(
          Object.fromEntries(
            [...sizes.keys()]
              .filter((key) => key !== selectionColumn)
              .map((key) => [columnId(key), widths.getColumnWidth(key)]),
          ),
        ),
    },
    widths,
    input,
  );
  return (
    <div
      {...resizerProps}
      role="presentation"
      className={css.resizer}
      data-resizing={isResizing || undefined}
    >
      <VisuallyHidden>
        <input ref={input} {...inputProps} />
      </VisuallyHidden>
    </div>
  );
}
