export * from '../internal/row/dragAndDrop.js';
export type {
  Key,
  Selection,
  SelectionMode,
  SortDescriptor,
  SortDirection,
} from 'react-aria-components/Table';
export { Table, type TableActions, type TableColumn, type TableProps } from './Table.js';
