import { useId, useRef, type DragEvent, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import type { RowMediaProps } from '../internal/row/RowMedia.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import { BoardContext } from './BoardContext.js';
import { Column } from './Column.js';
import { ColumnChoice } from './ColumnChoice.js';
import { useMoves } from './useMoves.js';
import * as css from './Board.css.js';

export interface BoardColumn<ColumnId extends string = string> {
  /** Unique within the board. */
  id: ColumnId;
  /** Visible and accessible name of the column. */
  label: string;
  /**
   * Number of cards in the column, when `items` only has the first of them.
   * @default the number of its items
   */
  total?: number | undefined;
  /** Controls at the end of its header: one or two small buttons, or a `Menu`. */
  actions?: ReactNode;
}

export interface BoardItem<
  Id extends string = string,
  ColumnId extends string = string,
> extends RowMediaProps {
  /** Unique within the board. */
  id: Id;
  /** `id` of its column. */
  column: ColumnId;
  /** Visible and accessible name of the card. */
  label: string;
  /** Secondary text of one or two lines, with emphasis where it helps. Part of the card's accessible name. */
  description?: ReactNode;
  /** Share that is drawn as a small bar before the description, 0 to 1. The description states it in words. */
  share?: number | undefined;
  /** URL of the destination. It makes the label a link that covers the card. */
  href?: string | undefined;
  /** Additional content under the text: a `Badge`, a score. */
  aside?: ReactNode;
  /** Actions next to the label: one small button, or a `Menu`. */
  actions?: ReactNode;
  /**
   * Disables opening and moving. The card remains readable.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

/** Place of a card. */
export interface BoardPlace<ColumnId extends string = string> {
  /** `id` of the column. */
  column: ColumnId;
  /** `id` of the card that follows it; `undefined` at the end of the column. */
  before: string | undefined;
}

export interface BoardProps<
  Id extends string = string,
  ColumnId extends string = string,
> extends RootProps<HTMLDivElement> {
  /** Accessible name of the board. */
  label: string;
  /** Columns in the order of the process. */
  columns: readonly BoardColumn<ColumnId>[];
  /** Cards of all columns, in their order from top to bottom. */
  items: readonly BoardItem<Id, ColumnId>[];
  /** Called with the `id` of a card on press or Enter. Cards with an `href` are followed instead. */
  onAction?: ((id: Id) => void) | undefined;
  /**
   * Called when the user moves a card, by dragging or with its menu. The app changes `items`, for example with `moveItem`. The card is shown at its
   * new place until a returned promise settles. If that rejects, or `items` stay as they were, the card returns.
   * @default cards can't be moved
   */
  onMove?: ((id: Id, place: BoardPlace<ColumnId>) => void | Promise<unknown>) | undefined;
  /**
   * Whether a card may move to a column.
   * @default every column
   */
  canMove?: ((id: Id, column: ColumnId) => boolean) | undefined;
  /**
   * Whether the cards are loading.
   * @default false
   */
  isLoading?: boolean | undefined;
  /**
   * Message shown in a column without cards.
   * @default 'Er is niets om te tonen.'
   */
  emptyText?: ReactNode;
}

/** Distance from the edge in which dragging scrolls the columns, in pixels. */
const edge = 56;
/** Distance per event of the browser, which sends about twenty per second. */
const scrollStep = 24;

/** Scrolls the columns while a card is dragged along an edge: React Aria scrolls only the list under the pointer. */
function scrollAtEdge({ currentTarget, clientX }: DragEvent<HTMLElement>): void {
  const { left, right } = currentTarget.getBoundingClientRect();
  if (clientX < left + edge) currentTarget.scrollBy({ left: -scrollStep });
  else if (clientX > right - edge) currentTarget.scrollBy({ left: scrollStep });
}

/**
 * Columns with cards that move through a process, such as the candidates of a vacancy. Takes the height of its
 * container, and at most that of the window. On phones it shows one column at a time.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function Board<Id extends string = string, ColumnId extends string = string>({
  label,
  columns,
  items,
  onAction,
  onMove,
  canMove,
  isLoading = false,
  emptyText,
  ...root
}: BoardProps<Id, ColumnId>) {
  const formatMessage = useMessages();
  const scroller = useRef<HTMLDivElement>(null);
  const dragType = useId();
  const dragged = useRef<string>(undefined);
  const { shown, move, announcement } = useMoves(
    items,
    columns,
    onMove as BoardProps['onMove'],
    (id) =>
      scroller.current
        ?.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`)
        ?.focus({ preventScroll: true }),
  );
  const board = {
    columns,
    shown,
    move,
    isMovable: onMove !== undefined,
    canMove: (canMove ?? (() => true)) as NonNullable<BoardProps['canMove']>,
    dragType,
    getDragged: () => dragged.current,
    setDragged: (id: string | undefined) => {
      dragged.current = id;
    },
  };
  return (
    <div role="group" aria-label={label} {...rootProps(root, css.root)}>
      {/* Announced even while a menu is open, which hides the rest of the page. */}
      <VisuallyHidden data-react-aria-top-layer="true">
        <span role="status">{isLoading ? formatMessage(nl.loading) : announcement}</span>
      </VisuallyHidden>
      <ColumnChoice {...{ columns, shown, scroller }} />
      <div ref={scroller} className={css.columns} onDragOverCapture={scrollAtEdge}>
        <BoardContext value={board}>
          {columns.map((column) => (
            <Column
              key={column.id}
              {...column}
              {...{ isLoading, emptyText }}
              onAction={onAction as BoardProps['onAction']}
            />
          ))}
        </BoardContext>
      </div>
    </div>
  );
}
