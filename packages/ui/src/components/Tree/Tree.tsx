import { ChevronRight, type IconNode } from 'lucide';
import { useEffect, useMemo, useRef, type ComponentProps, type ReactNode } from 'react';
import { Collection } from 'react-aria-components/Collection';
import {
  Button,
  Tree as AriaTree,
  TreeItem as AriaTreeItem,
  TreeItemContent,
  TreeLoadMoreItem,
  type Key,
  type TreeRenderProps,
  type TreeProps as AriaTreeProps,
} from 'react-aria-components/Tree';
import { useControlledState } from 'react-stately/useControlledState';
import type { KeyboardProps } from '../../internal/list/KeyboardProps.js';
import { followTab, withFocus, withoutTyping, withText } from '../../internal/list/rowEvents.js';
import { followRow, RowLink } from '../../internal/list/RowLink.js';
import * as rows from '../../internal/list/rows.css.js';
import { useRowSelection } from '../../internal/list/useRowSelection.js';
import { Loading } from '../../internal/overlay/Loading.js';
import { type AllowUndefined, rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { SelectionBox } from '../Table/SelectionBox.js';
import * as css from './Tree.css.js';

export interface TreeItem<Id extends string = string> {
  /** Unique in its tree. */
  id: Id;
  /** What it is called; names the row. */
  title: string;
  /** What the title leaves open, in one line. Part of the row's name. */
  description?: string | undefined;
  /** An icon of `lucide`, before the title. */
  icon?: IconNode | undefined;
  /** Where it leads: its title is then a link, as large as the row. */
  href?: string | undefined;
  /** What else there is to see, at the end: a `Badge`, a number. */
  aside?: ReactNode;
  /** What can be done with it, at the end: one or two small buttons, or a `Menu`. */
  actions?: ReactNode;
  /**
   * It can be read, and not be selected, followed or expanded.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** What hangs under it. */
  items?: readonly TreeItem<Id>[] | undefined;
  /**
   * Something hangs under it, also while `items` is empty: the app gets it when it hears of it in `onExpandedChange`.
   * @default whether there are `items`
   */
  hasItems?: boolean | undefined;
  /**
   * What hangs under it is on its way: a row says so while it is expanded.
   * @default false
   */
  isLoading?: boolean | undefined;
}

export interface TreeProps<Id extends string = string>
  extends
    RootProps<HTMLDivElement>,
    KeyboardProps,
    AllowUndefined<
      Pick<
        AriaTreeProps<TreeItem>,
        | 'selectionMode'
        | 'selectedKeys'
        | 'defaultSelectedKeys'
        | 'onSelectionChange'
        | 'disallowEmptySelection'
        | 'expandedKeys'
        | 'defaultExpandedKeys'
        | 'onExpandedChange'
      >
    > {
  /** What hangs together here, for screen readers. */
  label: string;
  /** What stands on the first level, each with what hangs under it. */
  items: readonly TreeItem<Id>[];
  /** Called with the `id` of a row that is pressed, or on which Enter is. Rows with a `href` are followed instead. */
  onAction?: ((id: Id) => void) | undefined;
  /**
   * Stands where there are no rows.
   * @default 'Er is niets om te tonen.'
   */
  emptyText?: ReactNode;
}

/** The rows that are seen and can be selected. */
const selectableOf = (items: readonly TreeItem[], expanded: ReadonlySet<Key>): Key[] =>
  items.flatMap(({ id, isDisabled, items: below = [] }) => [
    ...(isDisabled === true ? [] : [id]),
    ...(expanded.has(id) ? selectableOf(below, expanded) : []),
  ]);

/**
 * Things that hang under each other, which the user expands and collapses. One stop for the Tab key; arrows go from row
 * to row, in and out.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/treegrid/
 */
export function Tree<Id extends string = string>({
  label,
  items,
  onAction,
  emptyText,
  selectionMode,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  disallowEmptySelection,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  keyboardNavigationBehavior,
  ...root
}: TreeProps<Id>) {
  const say = useMessages();
  const [expanded, setExpanded] = useControlledState<Iterable<Key>, Set<Key>>(
    expandedKeys as Iterable<Key>,
    defaultExpandedKeys ?? [],
    onExpandedChange,
  );
  const selectable = useMemo(
    () => new Set(selectableOf(items, new Set(expanded))),
    [items, expanded],
  );
  useEffect(followTab, []);
  const selection = useRowSelection(
    { selectedKeys, defaultSelectedKeys, onSelectionChange },
    selectable,
  );
  return (
    <AriaTree
      aria-label={label}
      {...{ selectionMode, disallowEmptySelection, keyboardNavigationBehavior }}
      {...selection}
      expandedKeys={expanded}
      onExpandedChange={setExpanded}
      shouldSelectOnPressUp
      render={(tree, { state }) => <Root tree={tree} state={state} seen={selectable} />}
      {...(onAction && { onAction: (id) => onAction(id as Id) })}
      {...rootProps(root, rows.list)}
      items={items}
      // Not by React Aria's state, which is empty for the first frame whatever there is.
      {...(items.length === 0 && {
        renderEmptyState: () => <div className={rows.empty}>{emptyText ?? say(nl.noRows)}</div>,
      })}
    >
      {(item) => <Row {...item} />}
    </AriaTree>
  );
}

interface TreeRootProps {
  tree: ComponentProps<'div'>;
  state: TreeRenderProps['state'];
  seen: ReadonlySet<Key>;
}

/** When the row with the focus goes, the next one has it, else the one before; React Aria does so in other lists. */
function Root({ tree, state: { selectionManager }, seen }: TreeRootProps) {
  const before = useRef(seen);
  useEffect(() => {
    const { focusedKey } = selectionManager;
    if (focusedKey !== null && !seen.has(focusedKey)) {
      const order = [...before.current];
      const at = order.indexOf(focusedKey);
      const isThere = (key: Key) => seen.has(key);
      const next = order.slice(at + 1).find(isThere) ?? order.slice(0, at + 1).findLast(isThere);
      selectionManager.setFocusedKey(next ?? null);
    }
    before.current = seen;
  }, [selectionManager, seen]);
  return <div {...withoutTyping(tree)} />;
}

function Row({
  id,
  title,
  description,
  icon,
  href,
  aside,
  actions,
  isDisabled = false,
  items = [],
  hasItems = items.length > 0,
  isLoading = false,
}: TreeItem) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <AriaTreeItem
      ref={ref}
      id={id}
      textValue={title}
      {...(description !== undefined && { 'aria-label': `${title} ${description}` })}
      isDisabled={isDisabled}
      hasChildItems={hasItems}
      {...(href !== undefined && { onAction: () => followRow(ref.current) })}
      render={(row, { state }) => (
        <div {...withFocus(withText(row), () => state.selectionManager.setFocusedKey(id))} />
      )}
      className={`${rows.row} ${css.row}`}
    >
      <TreeItemContent>
        {({ selectionMode, hasChildItems }) => (
          <>
            {hasChildItems ? (
              <Button
                slot="chevron"
                isDisabled={isDisabled}
                className={`${rows.above} ${css.chevron}`}
              >
                <Icon icon={ChevronRight} isDirectional className={css.chevronIcon} />
              </Button>
            ) : (
              <span className={css.leaf} />
            )}
            {selectionMode !== 'none' && (
              <span className={rows.above}>
                <SelectionBox slot="selection" />
              </span>
            )}
            {icon !== undefined && (
              <span className={rows.icon}>
                <Icon icon={icon} />
              </span>
            )}
            <span className={rows.body}>
              <span className={rows.title}>
                {href === undefined || isDisabled ? title : <RowLink href={href}>{title}</RowLink>}
              </span>
              {description !== undefined && <span className={rows.description}>{description}</span>}
            </span>
            {aside !== undefined && <div className={rows.end}>{aside}</div>}
            {actions !== undefined && <div className={`${rows.end} ${rows.above}`}>{actions}</div>}
          </>
        )}
      </TreeItemContent>
      <Collection items={items}>{(item) => <Row {...item} />}</Collection>
      {/* React Aria expands what has a row below it, and no other. */}
      {(isLoading || (hasItems && items.length === 0)) && (
        <TreeLoadMoreItem isLoading={isLoading} className={`${rows.row} ${css.row}`}>
          <div className={css.loading}>
            <Loading />
          </div>
        </TreeLoadMoreItem>
      )}
    </AriaTreeItem>
  );
}
