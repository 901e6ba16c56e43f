export * from '../internal/row/dragAndDrop.js';
export { Tree, type TreeItem, type TreeProps } from './Tree.js';
