import { useMemo } from 'react';
import type { Key, Selection } from 'react-aria-components/GridList';
import { useControlledState } from 'react-stately/useControlledState';

interface RowSelectionProps {
  selectedKeys?: 'all' | Iterable<Key> | undefined;
  defaultSelectedKeys?: 'all' | Iterable<Key> | undefined;
  onSelectionChange?: ((keys: Selection) => void) | undefined;
}

/** Keeps a set as it is, because React Aria stores the anchor row on it. */
const selectionOf = (keys: 'all' | Iterable<Key>): Selection =>
  keys === 'all' || keys instanceof Set ? (keys as Selection) : new Set(keys);

/** Anchor row of a Shift selection, which React Aria stores on its set. */
const anchorOf = (keys: Set<Key>) =>
  (keys as { anchorKey?: Key | null | undefined }).anchorKey ?? null;

/**
 * Selection state of a list, in React Aria's format. Replaces `'all'`, from Ctrl + A or a press, with the visible
 * selectable rows. Selected rows that aren't visible stay selected.
 * @param selectable - Keys of the visible selectable rows.
 * @param isAllKept - Whether `'all'` is passed on unchanged.
 */
export function useRowSelection(
  { selectedKeys, defaultSelectedKeys = [], onSelectionChange }: RowSelectionProps,
  selectable: ReadonlySet<Key>,
  isAllKept = false,
) {
  const [selected, setSelected] = useControlledState<Selection>(
    useMemo(
      () => (selectedKeys === undefined ? undefined : selectionOf(selectedKeys)),
      [selectedKeys],
    ) as Selection,
    selectionOf(defaultSelectedKeys),
    onSelectionChange,
  );
  const anchored = useMemo(() => {
    if (selected === 'all') return selected;
    const anchor = anchorOf(selected);
    // Without its anchor row a Shift selection has no start.
    return anchor === null || selectable.has(anchor) ? selected : new Set(selected);
  }, [selected, selectable]);
  const change = (keys: Selection) => {
    if (keys !== 'all' || isAllKept) return setSelected(keys);
    const before = selected === 'all' ? new Set<Key>() : selected;
    const next = new Set([...before, ...selectable]);
    return next.size > before.size ? setSelected(next) : undefined;
  };
  return { selectedKeys: anchored, onSelectionChange: change };
}
