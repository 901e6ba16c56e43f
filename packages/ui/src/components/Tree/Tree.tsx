import { useEffect, useMemo, useRef, type ComponentProps, type ReactNode } from 'react';
import { Collection } from 'react-aria-components/Collection';
import {
  Tree as AriaTree,
  TreeItem as AriaTreeItem,
  TreeItemContent,
  TreeLoadMoreItem,
  type Key,
  type TreeRenderProps,
  type TreeProps as AriaTreeProps,
} from 'react-aria-components/Tree';
import { useControlledState } from 'react-stately/useControlledState';
import { canLoadMore } from '../../internal/list/canLoadMore.js';
import type { KeyboardProps } from '../../internal/list/KeyboardProps.js';
import { trackTabKey, withFocus, withoutTyping, withText } from '../../internal/list/rowEvents.js';
import { followRow, RowLink } from '../../internal/list/RowLink.js';
import { DragHandle } from '../internal/row/DragHandle.js';
import { ExpandButton } from '../internal/row/ExpandButton.js';
import { useStyledDragging, type DragAndDropProps } from '../internal/row/useStyledDragging.js';
import { RowMedia, type RowMediaProps } from '../internal/row/RowMedia.js';
import * as rows from '../../internal/list/rows.css.js';
import { useRowSelection } from '../../internal/list/useRowSelection.js';
import { Loading } from '../internal/overlay/Loading.js';
import { type AllowUndefined, rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { SelectionBox } from '../Table/SelectionBox.js';
import * as css from './Tree.css.js';

export interface TreeItem<Id extends string = string> extends RowMediaProps {
  /** Unique within the tree. */
  id: Id;
  /** Visible and accessible name of the row. */
  label: string;
  /** Secondary line. Part of the row's accessible name. */
  description?: string | undefined;
  /** URL of the destination. It makes the label a link that covers the row. */
  href?: string | undefined;
  /** Additional content at the inline end: a `Badge`, a number. */
  aside?: ReactNode;
  /** Actions at the inline end: one or two small buttons, or a `Menu`. */
  actions?: ReactNode;
  /**
   * Disables selection, navigation and expansion. The row remains readable.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /** Child items. */
  items?: readonly TreeItem<Id>[] | undefined;
  /**
   * Whether there are child items, even while `items` is empty. The app loads them in `onExpandedChange`.
   * @default whether there are `items`
   */
  hasItems?: boolean | undefined;
  /**
   * Whether child items are loading. An expanded row shows a loading message.
   * @default false
   */
  isLoading?: boolean | undefined;
}

export interface TreeProps<Id extends string = string>
  extends
    RootProps<HTMLDivElement>,
    KeyboardProps,
    DragAndDropProps,
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
  /** Accessible name of the tree. */
  label: string;
  /** Items of the first level, with their children. */
  items: readonly TreeItem<Id>[];
  /** Called with the `id` of a row on press or Enter. Rows with an `href` are followed instead. */
  onAction?: ((id: Id) => void) | undefined;
  /**
   * Message shown without rows.
   * @default 'Er is niets om te tonen.'
   */
  emptyText?: ReactNode;
}

/** Visible rows that can be selected. */
const selectableOf = (items: readonly TreeItem[], expanded: ReadonlySet<Key>): Key[] =>
  items.flatMap(({ id, isDisabled, items: below = [] }) => [
    ...(isDisabled === true ? [] : [id]),
    ...(expanded.has(id) ? selectableOf(below, expanded) : []),
  ]);

/**
 * Hierarchical list with expandable rows. It is one tab stop; arrow keys move between rows and levels.
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
  dragAndDropHooks,
  ...root
}: TreeProps<Id>) {
  const formatMessage = useMessages();
  const [expanded, setExpanded] = useControlledState<Iterable<Key>, Set<Key>>(
    expandedKeys as Iterable<Key>,
    defaultExpandedKeys ?? [],
    onExpandedChange,
  );
  const selectable = useMemo(
    () => new Set(selectableOf(items, new Set(expanded))),
    [items, expanded],
  );
  useEffect(trackTabKey, []);
  const selection = useRowSelection(
    { selectedKeys, defaultSelectedKeys, onSelectionChange },
    selectable,
  );
  const dragging = useStyledDragging(dragAndDropHooks);
  return (
    <AriaTree
      aria-label={label}
      {...{ selectionMode, disallowEmptySelection, keyboardNavigationBehavior }}
      {...selection}
      {...(dragging && { dragAndDropHooks: dragging })}
      expandedKeys={expanded}
      onExpandedChange={setExpanded}
      shouldSelectOnPressUp
      render={(tree, { state }) => <Root tree={tree} state={state} seen={selectable} />}
      {...(onAction && { onAction: (id) => onAction(id as Id) })}
      {...rootProps(root, rows.list)}
      items={items}
      // React Aria's empty state would appear in the first frame, even with items.
      {...(items.length === 0 && {
        renderEmptyState: () => (
          <div className={rows.empty}>{emptyText ?? formatMessage(nl.noRows)}</div>
        ),
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

/**
 * Tree root that moves focus from a removed row to the next one, or else to the previous one. React Aria does this in
 * its other lists only.
 */
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
  label,
  description,
  icon,
  media,
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
      textValue={label}
      {...(description !== undefined && { 'aria-label': `${label} ${description}` })}
      isDisabled={isDisabled}
      hasChildItems={hasItems}
      {...(href !== undefined && { onAction: () => followRow(ref.current) })}
      render={(row, { state }) => (
        <div {...withFocus(withText(row), () => state.selectionManager.setFocusedKey(id))} />
      )}
      className={`${rows.row} ${css.row}`}
    >
      <TreeItemContent>
        {({ selectionMode, hasChildItems, allowsDragging }) => (
          <>
            {allowsDragging && <DragHandle />}
            {hasChildItems ? (
              <span className={rows.raised}>
                <ExpandButton slot="chevron" isDisabled={isDisabled} />
              </span>
            ) : (
              <span className={css.leaf} />
            )}
            {selectionMode !== 'none' && (
              <span className={rows.raised}>
                <SelectionBox slot="selection" />
              </span>
            )}
            <RowMedia {...{ icon, media }} />
            <span className={rows.body}>
              <span className={rows.title}>
                {href === undefined || isDisabled ? (
                  label
                ) : (
                  <RowLink href={href} isDraggable={!allowsDragging}>
                    {label}
                  </RowLink>
                )}
              </span>
              {description !== undefined && <span className={rows.description}>{description}</span>}
            </span>
            {aside !== undefined && <div className={rows.end}>{aside}</div>}
            {actions !== undefined && <div className={`${rows.end} ${rows.raised}`}>{actions}</div>}
          </>
        )}
      </TreeItemContent>
      <Collection items={items}>{(item) => <Row {...item} />}</Collection>
      {/* React Aria only expands a row with children, so this is a placeholder child. */}
      {canLoadMore && (isLoading || (hasItems && items.length === 0)) && (
        <TreeLoadMoreItem isLoading={isLoading} className={`${rows.row} ${css.row}`}>
          <div className={css.loading}>
            <Loading />
          </div>
        </TreeLoadMoreItem>
      )}
    </AriaTreeItem>
  );
}
