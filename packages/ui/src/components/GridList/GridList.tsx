import { useEffect, useMemo, useRef, type ReactNode } from 'react';
import {
  Collection,
  GridList as AriaGridList,
  GridListItem as AriaGridListItem,
  GridListLoadMoreItem,
  Text,
  type Key,
  type GridListProps as AriaGridListProps,
} from 'react-aria-components/GridList';
import { canLoadMore } from '../../internal/list/canLoadMore.js';
import type { KeyboardProps } from '../../internal/list/KeyboardProps.js';
import { trackTabKey, withFocus, withoutTyping, withText } from '../../internal/list/rowEvents.js';
import { followRow, RowLink } from '../../internal/list/RowLink.js';
import { DragHandle } from '../internal/row/DragHandle.js';
import { useStyledDragging, type DragAndDropProps } from '../internal/row/useStyledDragging.js';
import { RowMedia, type RowMediaProps } from '../internal/row/RowMedia.js';
import * as rows from '../../internal/list/rows.css.js';
import { useRowSelection } from '../../internal/list/useRowSelection.js';
import { Loading } from '../internal/overlay/Loading.js';
import { type AllowUndefined, rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { SelectionBox } from '../Table/SelectionBox.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './GridList.css.js';

export interface GridListItem<Id extends string = string> extends RowMediaProps {
  /** Unique within the list. */
  id: Id;
  /** Visible and accessible name of the row. */
  label: string;
  /** Secondary text of one or two lines. Part of the row's accessible name. */
  description?: string | undefined;
  /** URL of the destination. It makes the label a link that covers the row. */
  href?: string | undefined;
  /** Additional content at the inline end: a `Badge`, a score. */
  aside?: ReactNode;
  /** Actions at the inline end: one or two small buttons, or a `Menu`. */
  actions?: ReactNode;
  /**
   * Disables selection and navigation. The row remains readable.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

export interface GridListProps<Id extends string = string>
  extends
    RootProps<HTMLDivElement>,
    KeyboardProps,
    DragAndDropProps,
    AllowUndefined<
      Pick<
        AriaGridListProps<GridListItem>,
        | 'selectionMode'
        | 'selectedKeys'
        | 'defaultSelectedKeys'
        | 'onSelectionChange'
        | 'disallowEmptySelection'
      >
    > {
  /** Accessible name of the list. */
  label: string;
  /** Rows, in reading order. */
  items: readonly GridListItem<Id>[];
  /** Called with the `id` of a row on press or Enter. Rows with an `href` are followed instead. */
  onAction?: ((id: Id) => void) | undefined;
  /**
   * Layout: `tiles` wrap side by side, for items chosen by their appearance.
   * @default 'list'
   */
  variant?: 'list' | 'tiles' | undefined;
  /**
   * Shows and announces that rows are loading; with `onLoadMore`, the next rows.
   * @default false
   */
  isLoading?: boolean | undefined;
  /** Called when the end of the list comes into view, unless `isLoading` is set. */
  onLoadMore?: (() => void) | undefined;
  /**
   * Message shown without rows.
   * @default 'Er is niets om te tonen.'
   */
  emptyText?: ReactNode;
}

/**
 * List of items with optional selection and actions. It is one tab stop; arrow keys move between rows and to the
 * controls in them. To compare multiple facts per item, use `Table`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/grid/
 */
export function GridList<Id extends string = string>({
  label,
  items,
  onAction,
  variant = 'list',
  isLoading = false,
  onLoadMore,
  emptyText,
  selectionMode,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  disallowEmptySelection,
  keyboardNavigationBehavior,
  dragAndDropHooks,
  ...root
}: GridListProps<Id>) {
  const formatMessage = useMessages();
  const selectable = useMemo(
    () => new Set<Key>(items.filter(({ isDisabled }) => isDisabled !== true).map(({ id }) => id)),
    [items],
  );
  useEffect(trackTabKey, []);
  const selection = useRowSelection(
    { selectedKeys, defaultSelectedKeys, onSelectionChange },
    selectable,
  );
  const dragging = useStyledDragging(dragAndDropHooks);
  return (
    <div {...rootProps(root, css.root)}>
      <VisuallyHidden>
        <span role="status">{isLoading && formatMessage(nl.loading)}</span>
      </VisuallyHidden>
      <AriaGridList
        aria-label={label}
        layout={variant === 'tiles' ? 'grid' : 'stack'}
        {...{ selectionMode, disallowEmptySelection, keyboardNavigationBehavior }}
        {...selection}
        {...(dragging && { dragAndDropHooks: dragging })}
        shouldSelectOnPressUp
        render={(list) => <div {...withoutTyping(list)} />}
        {...(onAction && { onAction: (id) => onAction(id as Id) })}
        className={`${rows.list} ${css.variant[variant]}`}
        // React Aria's empty state would appear in the first frame, even with items.
        {...(items.length === 0 && {
          renderEmptyState: () =>
            isLoading ? (
              <Loading />
            ) : (
              <div className={`${rows.empty} ${css.empty}`}>
                {emptyText ?? formatMessage(nl.noRows)}
              </div>
            ),
        })}
      >
        <Collection items={items}>{(item) => <Row {...item} variant={variant} />}</Collection>
        {canLoadMore && (isLoading || onLoadMore !== undefined) && (
          <GridListLoadMoreItem
            isLoading={isLoading && items.length > 0}
            {...(!isLoading && onLoadMore && { onLoadMore })}
            className={css.empty}
          >
            <Loading />
          </GridListLoadMoreItem>
        )}
      </AriaGridList>
    </div>
  );
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
  variant,
}: GridListItem & { variant: 'list' | 'tiles' }) {
  const ref = useRef<HTMLDivElement>(null);
  return (
    <AriaGridListItem
      ref={ref}
      id={id}
      textValue={label}
      isDisabled={isDisabled}
      {...(href !== undefined && { onAction: () => followRow(ref.current) })}
      render={(row, { state }) => (
        <div {...withFocus(withText(row), () => state.selectionManager.setFocusedKey(id))} />
      )}
      className={`${rows.row} ${css.row[variant]}`}
    >
      {({ selectionMode, allowsDragging }) => (
        <>
          {allowsDragging && <DragHandle />}
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
            {description !== undefined && (
              <Text slot="description" className={rows.description}>
                {description}
              </Text>
            )}
          </span>
          {aside !== undefined && <div className={rows.end}>{aside}</div>}
          {actions !== undefined && <div className={`${rows.end} ${rows.raised}`}>{actions}</div>}
        </>
      )}
    </AriaGridListItem>
  );
}
