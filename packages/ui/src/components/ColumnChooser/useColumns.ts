import { useMemo } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { ColumnChooserProps } from './ColumnChooser.js';
import { arrange, complete, type ChoosableColumn, type ColumnSettings } from './arrange.js';

export interface ColumnsOptions {
  /** The user's settings, if the app keeps them. Settings may contain columns that no longer exist. */
  settings?: ColumnSettings | undefined;
  /**
   * Settings until the user changes them, and after a reset.
   * @default all columns, in the order of `columns`
   */
  defaultSettings?: Partial<ColumnSettings> | undefined;
  /** Called with the new settings when the user shows, hides or moves a column, or resets them. */
  onSettingsChange?: ((settings: ColumnSettings) => void) | undefined;
}

/**
 * Lets the user choose the columns of a `Table` and their order, with a `ColumnChooser`.
 * @param columns All columns of the table. The row header is shown and comes first.
 * @returns The shown columns in the user's order, and the props of the `ColumnChooser`. The array of columns is the
 * same one until a column is shown, hidden or moved.
 */
export function useColumns<Column extends ChoosableColumn>(
  columns: readonly Column[],
  { settings, defaultSettings, onSettingsChange }: ColumnsOptions = {},
): { columns: Column[]; chooser: ColumnChooserProps } {
  const defaults = complete(defaultSettings);
  const [current, setCurrent] = useControlledState<ColumnSettings>(
    settings as ColumnSettings,
    defaults,
    onSettingsChange,
  );
  // As text, because settings are often new objects with the same content.
  const ids = JSON.stringify(
    arrange(columns, current, defaults).flatMap(({ column, isShown }) =>
      isShown ? column.id : [],
    ),
  );
  const shown = useMemo(
    () => (JSON.parse(ids) as string[]).flatMap((id) => columns.filter((one) => one.id === id)),
    [columns, ids],
  );
  return {
    columns: shown,
    chooser: {
      columns,
      settings: current,
      defaultSettings: defaults,
      onSettingsChange: setCurrent,
    },
  };
}
