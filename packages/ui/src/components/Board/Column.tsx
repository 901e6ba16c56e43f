import { use, useMemo, useState } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { Collection, GridList } from 'react-aria-components/GridList';
import { useDragAndDrop, type ItemDropTarget } from 'react-aria-components/useDragAndDrop';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { withoutTyping } from '../../internal/list/rowEvents.js';
import * as rows from '../../internal/list/rows.css.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { useStyledDragging } from '../internal/row/useStyledDragging.js';
import { Skeleton } from '../Skeleton/index.js';
import { usePrinting } from '../Table/usePrinting.js';
import type { BoardColumn, BoardProps } from './Board.js';
import { useCountWords } from './useCountWords.js';
import { BoardContext } from './BoardContext.js';
import { Card } from './Card.js';
import * as css from './Board.css.js';

interface ColumnProps extends BoardColumn, Pick<BoardProps, 'onAction' | 'emptyText'> {
  isLoading: boolean;
}

/** Number of cards that render without delay. Find in page and a screen reader reach all of them. */
const longColumn = 50;
/**
 * Space between cards and their estimated height, in pixels. A high estimate, so that the list is never longer than
 * expected after scrolling to its end.
 */
const layoutOptions = { gap: 8, estimatedRowSize: 128 };

/** Column with its header and a list of cards. */
export function Column({ id, label, total, actions, isLoading, emptyText, onAction }: ColumnProps) {
  const formatMessage = useMessages();
  const { shown = [], isMovable = false } = use(BoardContext) ?? {};
  const items = useMemo(() => shown.filter(({ column }) => column === id), [shown, id]);
  const count = items.length;
  const countWords = useCountWords();
  const dragAndDropHooks = useCardDragging(
    id,
    items.map((item) => item.id),
  );
  const isVirtual = useVirtual(count);
  const list = (
    <GridList
      aria-label={
        total !== undefined && total > count
          ? formatMessage(nl.boardColumnPart, { label, shown: countWords(count, total) })
          : formatMessage(nl.boardColumn, { label, count })
      }
      {...(onAction && { onAction: (key) => onAction(String(key)) })}
      {...(isMovable && { dragAndDropHooks })}
      render={(props) => <div {...withoutTyping(props)} />}
      className={`${rows.list} ${css.list} ${isVirtual ? css.virtual : ''}`}
      // React Aria's empty state would appear in the first frame, even with items.
      {...(count === 0 && {
        renderEmptyState: () => (
          <div className={css.empty}>
            {isLoading ? <Skeleton lines={3} /> : (emptyText ?? formatMessage(nl.noRows))}
          </div>
        ),
      })}
    >
      <Collection items={items}>{(item) => <Card {...item} />}</Collection>
    </GridList>
  );
  return (
    <div className={css.column}>
      <div className={css.header}>
        <span className={css.headerLabel}>{label}</span>
        <span aria-hidden="true" className={css.count}>
          {countWords(total ?? count)}
        </span>
        {actions}
      </div>
      <div className={css.ground}>
        {isVirtual ? (
          <Virtualizer layout={ListLayout} layoutOptions={layoutOptions} shouldObserveItemSize>
            {list}
          </Virtualizer>
        ) : (
          list
        )}
      </div>
    </div>
  );
}

/**
 * Whether only the cards in view are rendered. React Aria's own virtual rows do that, because they also know where a
 * dragged card can be dropped. The document of a server and a printed page have all cards.
 */
function useVirtual(count: number): boolean {
  const isComplete = [useIsSSR(), usePrinting()].includes(true);
  const [last, setLast] = useState({ count, isLong: count > longColumn });
  if (last.count !== count) {
    // The change renders the list again, which would lose focus on the one card that was just dropped.
    setLast({ count, isLong: last.isLong || count > Math.max(longColumn, last.count + 1) });
  }
  return last.isLong && !isComplete;
}

/** Drag and drop of the cards in a column, and of cards from other columns. */
function useCardDragging(column: string, ids: readonly string[]) {
  const board = use(BoardContext);
  const drop = (target?: ItemDropTarget) => {
    const id = board?.getDragged();
    if (board === null || id === undefined || target?.key === id) return;
    const others = ids.filter((one) => one !== id);
    const at = target === undefined ? others.length : others.indexOf(String(target.key));
    board.move(id, { column, before: others[target?.dropPosition === 'after' ? at + 1 : at] });
  };
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) =>
      [...keys].map((key) => ({
        [board?.dragType ?? '']: String(key),
        'text/plain': board?.shown.find(({ id }) => id === key)?.label ?? '',
      })),
    acceptedDragTypes: board === null ? [] : [board.dragType],
    getAllowedDropOperations: () => ['move'],
    getDropOperation: (target) => {
      const id = board?.getDragged();
      // The list itself is a target only if there is no card to drop next to.
      if (target.type === 'root' && ids.length > 0) return 'cancel';
      const isInside = id !== undefined && ids.includes(id);
      return id !== undefined && (isInside || board?.canMove(id, column) === true)
        ? 'move'
        : 'cancel';
    },
    onDragStart: ({ keys }) => board?.setDragged(String([...keys][0])),
    onDragEnd: () => board?.setDragged(undefined),
    onReorder: ({ target }) => drop(target),
    onInsert: ({ target }) => drop(target),
    onRootDrop: () => drop(),
  });
  return useStyledDragging(dragAndDropHooks, css.indicator);
}
