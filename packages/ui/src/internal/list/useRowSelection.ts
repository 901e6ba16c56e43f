import { useMemo } from 'react';
import type { Key, Selection } from 'react-aria-components/GridList';
import { useControlledState } from 'react-stately/useControlledState';

interface RowSelectionProps {
  selectedKeys?: 'all' | Iterable<Key> | undefined;
  defaultSelectedKeys?: 'all' | Iterable<Key> | undefined;
  onSelectionChange?: ((keys: Selection) => void) | undefined;
}

/** Of a set React Aria reads from which row it was made: it stays the same. */
const selectionOf = (keys: 'all' | Iterable<Key>): Selection =>
  keys === 'all' || keys instanceof Set ? (keys as Selection) : new Set(keys);

/** The row from which a press with Shift selects: React Aria keeps it on its set. */
const anchorOf = (keys: Set<Key>) =>
  (keys as { anchorKey?: Key | null | undefined }).anchorKey ?? null;

/**
 * The selection of a list as React Aria takes it. Its 'all', by Ctrl + A or a press, is made the rows that are seen and
 * can be selected; who was selected and is not seen stays so.
 * @param selectable - the keys of those rows.
 * @param isAllKept - `'all'` is told as it is.
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
    // From a row that is gone there is no way to another.
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
