export { ColumnChooser, type ColumnChooserProps } from './ColumnChooser.js';
export type { ChoosableColumn, ColumnSettings } from './arrange.js';
export { useColumns, type ColumnsOptions } from './useColumns.js';
