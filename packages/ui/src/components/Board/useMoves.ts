import { startTransition, useEffect, useMemo, useState } from 'react';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { moveItem } from './moveItem.js';
import type { BoardColumn, BoardItem, BoardPlace, BoardProps } from './Board.js';

interface Move extends BoardPlace {
  id: string;
}

/** Column of a card, and its position there. */
function positionOf(items: readonly BoardItem[], id: string) {
  const column = items.find((item) => item.id === id)?.column;
  const cards = items.filter((item) => item.column === column);
  return { column, index: cards.findIndex((item) => item.id === id), count: cards.length };
}

type Position = ReturnType<typeof positionOf>;

const isEqual = (one: Position, other: Position) =>
  one.column === other.column && one.index === other.index;

interface Outcome {
  move: Move;
  from: Position;
  hasFailed: boolean;
}

/**
 * Moves cards: at their new place until the app has answered, and then wherever the app has them. Announces the result.
 * A promise that rejects, or items that stay as they were, mean that the move was refused.
 */
export function useMoves(
  items: readonly BoardItem[],
  columns: readonly BoardColumn[],
  onMove: BoardProps['onMove'],
  focusCard: (id: string) => void,
) {
  const formatMessage = useMessages();
  const [moves, setMoves] = useState<readonly Move[]>([]);
  const [outcome, setOutcome] = useState<Outcome>();
  const [result, setResult] = useState<{ text: string; refused?: string }>({ text: '' });
  const shown = useMemo<readonly BoardItem[]>(
    () => moves.reduce((before, one) => moveItem(before, one.id, one), items),
    [moves, items],
  );

  const move = async (id: string, place: BoardPlace) => {
    const attempt = { id, ...place };
    const from = positionOf(shown, id);
    if (isEqual(from, positionOf(moveItem(shown, id, place), id))) return;
    setMoves((before) => [...before, attempt]);
    let hasFailed = false;
    try {
      await onMove?.(id, place);
    } catch {
      hasFailed = true;
    }
    // A transition renders with the app's own update, or after it.
    startTransition(() => {
      setMoves((before) => before.filter((one) => one !== attempt));
      setOutcome({ move: attempt, from, hasFailed });
    });
  };

  if (outcome !== undefined) {
    const { move: attempt, from, hasFailed } = outcome;
    const now = positionOf(items, attempt.id);
    const isMoved = !hasFailed && now.column === attempt.column && !isEqual(now, from);
    const label = items.find(({ id }) => id === attempt.id)?.label ?? '';
    const column = columns.find(({ id }) => id === now.column)?.label ?? '';
    setOutcome(undefined);
    setResult(
      isMoved
        ? {
            text: formatMessage(nl.cardMoved, {
              label,
              column,
              place: now.index + 1,
              count: now.count,
            }),
          }
        : { text: formatMessage(nl.cardNotMoved, { label, column }), refused: attempt.id },
    );
  }
  useEffect(() => {
    const { refused } = result;
    // React Aria renders the returned card right after this.
    if (refused !== undefined) requestAnimationFrame(() => focusCard(refused));
    // oxlint-disable-next-line react/exhaustive-deps -- once for each refusal
  }, [result]);
  return { shown, move, announcement: result.text };
}
