export { Tree, type TreeItem, type TreeProps } from './Tree.js';
