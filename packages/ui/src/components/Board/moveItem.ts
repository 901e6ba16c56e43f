import type { BoardPlace } from './Board.js';

/**
 * Moves one item to another place, for `onMove` of a `Board`.
 * @param items Items of all columns, in order.
 * @param id Item to move. Without such an item, the items stay as they are.
 * @param place Its new column, and the item that follows it there.
 * @returns New items, in order.
 */
export function moveItem<Item extends { id: string; column: string }>(
  items: readonly Item[],
  id: string,
  { column, before }: BoardPlace,
): Item[] {
  const moved = items.filter((item) => item.id === id).map((item) => ({ ...item, column }));
  const others = items.filter((item) => item.id !== id);
  const next = others.findIndex((item) => item.id === before);
  return others.toSpliced(next === -1 ? others.length : next, 0, ...moved);
}
