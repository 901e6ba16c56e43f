import { ArrowDown, ArrowUp, ArrowUpDown, Check, Minus } from 'lucide';
import type { ReactNode } from 'react';
import { Checkbox } from 'react-aria-components/Checkbox';
import {
  Table as AriaTable,
  Cell,
  Column,
  Row,
  TableBody,
  TableHeader,
  type TableProps as AriaTableProps,
} from 'react-aria-components/Table';
import { type Lenient, rootOf, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import * as checkbox from '../Checkbox/Checkbox.css.js';
import { Icon } from '../Icon/index.js';
import { Skeleton } from '../Skeleton/index.js';
import * as css from './Table.css.js';

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
   * `end` for numbers that are compared.
   * @default 'start'
   */
  align?: 'start' | 'end' | undefined;
}

export interface TableProps<Item extends { id: string }>
  extends
    RootProps,
    Lenient<
      Pick<
        AriaTableProps,
        | 'selectionMode'
        | 'selectedKeys'
        | 'defaultSelectedKeys'
        | 'onSelectionChange'
        | 'sortDescriptor'
        | 'onSortChange'
        | 'onRowAction'
      >
    > {
  /** What the table lists, for screen readers. */
  label: string;
  /** The columns, the row header first. */
  columns: readonly TableColumn<Item>[];
  /** The rows, in the order of `sortDescriptor`: the table does not sort them itself. */
  items: readonly Item[];
  /**
   * The rows are on their way.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * Shown without rows.
   * @default 'Er is niets om te tonen.'
   */
  emptyText?: ReactNode;
}

const sortIcon = { ascending: ArrowUp, descending: ArrowDown };

/**
 * Alike things with alike facts, to compare. On a phone each row stands as a block, with the names of
 * the columns beside the values.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function Table<Item extends { id: string }>({
  label,
  columns,
  items,
  isLoading = false,
  emptyText,
  selectionMode = 'none',
  ...props
}: TableProps<Item>) {
  const say = useMessages();
  return (
    <AriaTable {...rootOf(props, css.root)} selectionMode={selectionMode} aria-label={label}>
      <TableHeader className={css.header}>
        {selectionMode !== 'none' && (
          <Column className={css.selection}>
            {selectionMode === 'multiple' && <SelectionBox />}
          </Column>
        )}
        {columns.map(({ id, label: name, isRowHeader, isSortable, align = 'start' }) => (
          <Column
            key={id}
            id={id}
            isRowHeader={isRowHeader}
            allowsSorting={isSortable}
            className={`${css.column} ${css.align[align]}`}
          >
            {({ sortDirection }) => (
              <span className={css.columnLabel}>
                {name}
                {isSortable === true && (
                  <Icon
                    icon={sortDirection === undefined ? ArrowUpDown : sortIcon[sortDirection]}
                  />
                )}
              </span>
            )}
          </Column>
        ))}
      </TableHeader>
      <TableBody
        className={css.body}
        renderEmptyState={() => (
          <div className={css.empty}>
            {isLoading ? <Skeleton lines={4} /> : (emptyText ?? say(nl.noRows))}
          </div>
        )}
      >
        {(isLoading ? [] : items).map((item) => (
          <Row key={item.id} id={item.id} className={css.row}>
            {selectionMode !== 'none' && (
              <Cell className={css.selection}>
                <SelectionBox />
              </Cell>
            )}
            {columns.map(({ id, label: name, render, isRowHeader, align = 'start' }) => (
              <Cell key={id} className={`${css.cell} ${css.align[align]}`}>
                <span aria-hidden="true" className={css.cellLabel}>
                  {name}
                </span>
                <span
                  className={isRowHeader === true ? `${css.value} ${css.rowHeader}` : css.value}
                >
                  {render(item)}
                </span>
              </Cell>
            ))}
          </Row>
        ))}
      </TableBody>
    </AriaTable>
  );
}

/** Selects its row, or all rows from the header. */
function SelectionBox() {
  return (
    <Checkbox slot="selection" className={checkbox.target}>
      {({ isIndeterminate }) => (
        <span className={checkbox.box}>
          <Icon icon={isIndeterminate ? Minus : Check} />
        </span>
      )}
    </Checkbox>
  );
}
