export * from '../internal/row/dragAndDrop.js';
export { GridList, type GridListItem, type GridListProps } from './GridList.js';
