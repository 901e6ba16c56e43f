import type { TableColumn } from '../Table/Table.js';

/** Parts of a `TableColumn` that its choice needs. */
export type ChoosableColumn = Pick<TableColumn<never>, 'id' | 'label' | 'isRowHeader'>;

/** A user's choice of columns. Plain data, so an app can store it as JSON. */
export interface ColumnSettings {
  /** `id` values of all columns, in their order. */
  order: string[];
  /** `id` values of the hidden columns. */
  hidden: string[];
}

/** Sorts columns by their `id`. A column that is not in `order` follows the same column as before. */
function sortBy<Column extends ChoosableColumn>(
  columns: readonly Column[],
  order: readonly string[],
): Column[] {
  const sorted = [...new Set(order)].flatMap((id) => columns.filter((one) => one.id === id));
  for (const [index, column] of columns.entries()) {
    const before = columns[index - 1];
    if (!sorted.includes(column)) {
      sorted.splice(before === undefined ? 0 : sorted.indexOf(before) + 1, 0, column);
    }
  }
  return sorted;
}

/**
 * Arranges all columns by a user's settings. The row header is shown and comes first. A column that the settings don't
 * know has its default place, and is hidden only by default.
 */
export function arrange<Column extends ChoosableColumn>(
  columns: readonly Column[],
  settings: ColumnSettings,
  defaults: ColumnSettings,
): { column: Column; isShown: boolean }[] {
  const known = new Set([...settings.order, ...settings.hidden]);
  const sorted = sortBy(sortBy(columns, defaults.order), settings.order).map((column) => {
    const { hidden } = known.has(column.id) ? settings : defaults;
    return { column, isShown: column.isRowHeader === true || !hidden.includes(column.id) };
  });
  const isFirst = ({ column }: { column: Column }) => column.isRowHeader === true;
  return [...sorted.filter(isFirst), ...sorted.filter((one) => !isFirst(one))];
}

/** Settings with each omitted part as it is without settings. */
export const complete = (settings: Partial<ColumnSettings> | undefined): ColumnSettings => ({
  order: settings?.order ?? [],
  hidden: settings?.hidden ?? [],
});
