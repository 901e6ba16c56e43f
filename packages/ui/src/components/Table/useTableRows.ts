import { useCallback, useMemo, useState } from 'react';
import type { Key } from 'react-aria-components/Table';
import { useControlledState } from 'react-stately/useControlledState';
import type { TableProps } from './Table.js';

/** Row of a table: an item, or the heading of a group of items. */
export interface TableRow<Item> {
  key: Key;
  /** `undefined` for a heading. */
  item?: Item;
  /** Title of a group, with its items. */
  group?: { title: string; items: readonly Item[] };
  /** Depth in the hierarchy, 0-based. */
  level: number;
  /** Number of steps to indent its name; `undefined` in a table without rows below others. */
  indent?: number;
  /** Row that it belongs to; `undefined` at the top level. */
  parent?: Key;
  /** Index among the rows with the same parent. */
  position: number;
  /** Whether there are rows below it, shown or not. */
  isExpandable: boolean;
  /** Last row directly below it, if they are shown. */
  lastChild?: Key | undefined;
}

/** Props that make rows expandable. */
export type HierarchyProp =
  | 'groupBy'
  | 'getChildren'
  | 'expandedKeys'
  | 'defaultExpandedKeys'
  | 'onExpandedChange';

const groupPrefix = ' group ';
/** Key of the heading of a group, with a prefix because an item may have the same id. */
const groupKey = (title: string) => `${groupPrefix}${title}`;
export const isGroupKey = (key: Key) => String(key).startsWith(groupPrefix);

/** Items by group, in the order in which the groups first occur. */
function groupsOf<Item>(items: readonly Item[], groupBy: (item: Item) => string) {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const title = groupBy(item);
    const group = groups.get(title);
    if (group === undefined) groups.set(title, [item]);
    else group.push(item);
  }
  return groups;
}

/** Rows to show in order: the headings of groups, the items, and the items below expanded ones. */
function rowsOf<Item extends { id: string }>(
  items: readonly Item[],
  { groupBy, getChildren }: Pick<TableProps<Item>, 'groupBy' | 'getChildren'>,
  expanded: ReadonlySet<Key>,
  collapsedGroups: ReadonlySet<Key>,
): readonly TableRow<Item>[] {
  const rows: TableRow<Item>[] = [];
  const add = (siblings: readonly Item[], level: number, parent?: Key) => {
    siblings.forEach((item, position) => {
      const children = getChildren?.(item) ?? [];
      const isExpanded = children.length > 0 && expanded.has(item.id);
      rows.push({
        key: item.id,
        item,
        level,
        ...(getChildren && { indent: groupBy ? level - 1 : level }),
        position,
        isExpandable: children.length > 0,
        ...(parent !== undefined && { parent }),
        ...(isExpanded && { lastChild: children.at(-1)?.id }),
      });
      if (isExpanded) add(children, level + 1, item.id);
    });
  };
  if (groupBy === undefined) {
    add(items, 0);
    return rows;
  }
  [...groupsOf(items, groupBy)].forEach(([title, members], position) => {
    const key = groupKey(title);
    const isExpanded = !collapsedGroups.has(key);
    rows.push({
      key,
      group: { title, items: members },
      level: 0,
      indent: 0,
      position,
      isExpandable: true,
      ...(isExpanded && { lastChild: members.at(-1)?.id }),
    });
    if (isExpanded) add(members, 1, key);
  });
  return rows;
}

function toggled(keys: ReadonlySet<Key>, key: Key): Set<Key> {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return next;
}

/** Rows to show, which of them are expanded, and functions that expand or collapse one. */
export function useTableRows<Item extends { id: string }>(
  items: readonly Item[],
  {
    groupBy,
    getChildren,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
  }: Pick<TableProps<Item>, HierarchyProp>,
) {
  const [collapsedGroups, setCollapsedGroups] = useState<ReadonlySet<Key>>(new Set());
  const [expanded, setExpanded] = useControlledState<Iterable<Key>, Set<Key>>(
    expandedKeys as Iterable<Key>,
    defaultExpandedKeys ?? [],
    onExpandedChange,
  );
  const rows = useMemo(
    () => rowsOf(items, { groupBy, getChildren }, new Set(expanded), collapsedGroups),
    [items, groupBy, getChildren, expanded, collapsedGroups],
  );
  const toggleGroup = useCallback(
    (key: Key) => setCollapsedGroups((keys) => toggled(keys, key)),
    [],
  );
  return {
    rows,
    toggleGroup,
    /** Part of the state of a table, in React Stately's format. */
    hierarchy: {
      expandedKeys: useMemo(
        () => new Set(rows.flatMap(({ key, lastChild }) => (lastChild === undefined ? [] : key))),
        [rows],
      ),
      toggleKey: (key: Key) =>
        isGroupKey(key) ? toggleGroup(key) : setExpanded(toggled(new Set(expanded), key)),
    },
  };
}
