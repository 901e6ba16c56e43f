export { GridList, type GridListItem, type GridListProps } from './GridList.js';
