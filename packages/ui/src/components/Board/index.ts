export {
  Board,
  type BoardColumn,
  type BoardItem,
  type BoardPlace,
  type BoardProps,
} from './Board.js';
export { moveItem } from './moveItem.js';
