import { createContext } from 'react';
import type { BoardColumn, BoardItem, BoardPlace, BoardProps } from './Board.js';

interface BoardState {
  columns: readonly BoardColumn[];
  /** Items as shown, including moves that the app has not answered yet. */
  shown: readonly BoardItem[];
  move: (id: string, place: BoardPlace) => void;
  isMovable: boolean;
  canMove: NonNullable<BoardProps['canMove']>;
  /** Type of the drag data, so that cards can't be dropped on another board. */
  dragType: string;
  /** `id` of the dragged card. Not a state, because a drop reads it before the next render. */
  getDragged: () => string | undefined;
  setDragged: (id: string | undefined) => void;
}

export const BoardContext = createContext<BoardState | null>(null);
