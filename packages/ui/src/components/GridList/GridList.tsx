import type { IconNode } from 'lucide';
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
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './GridList.css.js';

export interface GridListItem<Id extends string = string> {
  /** Unique in its list. */
  id: Id;
  /** What it is called; names the row. */
  title: string;
  /** What the title leaves open, in one or two lines. Part of the row's name. */
  description?: string | undefined;
  /** An icon of `lucide`, before the title. */
  icon?: IconNode | undefined;
  /** Where it leads: its title is then a link, as large as the row. */
  href?: string | undefined;
  /** What else there is to see, at the end: a `Badge`, a score. */
  aside?: ReactNode;
  /** What can be done with it, at the end: one or two small buttons, or a `Menu`. */
  actions?: ReactNode;
  /**
   * It can be read, and not be selected or followed.
   * @default false
   */
  isDisabled?: boolean | undefined;
}

export interface GridListProps<Id extends string = string>
  extends
    RootProps<HTMLDivElement>,
    KeyboardProps,
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
  /** What is listed, for screen readers. */
  label: string;
  /** The rows, in the order in which they are read. */
  items: readonly GridListItem<Id>[];
  /** Called with the `id` of a row that is pressed, or on which Enter is. Rows with a `href` are followed instead. */
  onAction?: ((id: Id) => void) | undefined;
  /**
   * `tiles` stand beside each other as far as there is room: for what is chosen by its looks.
   * @default 'list'
   */
  variant?: 'list' | 'tiles' | undefined;
  /**
   * The rows, or with `onLoadMore` the next ones, are on their way: shown at the end, and said.
   * @default false
   */
  isLoading?: boolean | undefined;
  /** Called when the end of the list comes into view, and `isLoading` is not set. */
  onLoadMore?: (() => void) | undefined;
  /**
   * Stands where there are no rows.
   * @default 'Er is niets om te tonen.'
   */
  emptyText?: ReactNode;
}

/**
 * Things in a list, each with what can be done with it. One stop for the Tab key; arrows go from row to row, and to the
 * controls in a row. What has several facts to compare is a `Table`.
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
  ...root
}: GridListProps<Id>) {
  const say = useMessages();
  const selectable = useMemo(
    () => new Set<Key>(items.filter(({ isDisabled }) => isDisabled !== true).map(({ id }) => id)),
    [items],
  );
  useEffect(followTab, []);
  const selection = useRowSelection(
    { selectedKeys, defaultSelectedKeys, onSelectionChange },
    selectable,
  );
  return (
    <div {...rootProps(root, css.root)}>
      <VisuallyHidden>
        <span role="status">{isLoading && say(nl.loading)}</span>
      </VisuallyHidden>
      <AriaGridList
        aria-label={label}
        layout={variant === 'tiles' ? 'grid' : 'stack'}
        {...{ selectionMode, disallowEmptySelection, keyboardNavigationBehavior }}
        {...selection}
        shouldSelectOnPressUp
        render={(list) => <div {...withoutTyping(list)} />}
        {...(onAction && { onAction: (id) => onAction(id as Id) })}
        className={`${rows.list} ${css.variant[variant]}`}
        // Not by React Aria's state, which is empty for the first frame whatever there is.
        {...(items.length === 0 && {
          renderEmptyState: () =>
            isLoading ? (
              <Loading />
            ) : (
              <div className={`${rows.empty} ${css.empty}`}>{emptyText ?? say(nl.noRows)}</div>
            ),
        })}
      >
        <Collection items={items}>{(item) => <Row {...item} variant={variant} />}</Collection>
        {(isLoading || onLoadMore !== undefined) && (
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
  title,
  description,
  icon,
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
      textValue={title}
      isDisabled={isDisabled}
      {...(href !== undefined && { onAction: () => followRow(ref.current) })}
      render={(row, { state }) => (
        <div {...withFocus(withText(row), () => state.selectionManager.setFocusedKey(id))} />
      )}
      className={`${rows.row} ${css.row[variant]}`}
    >
      {({ selectionMode }) => (
        <>
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
            {description !== undefined && (
              <Text slot="description" className={rows.description}>
                {description}
              </Text>
            )}
          </span>
          {aside !== undefined && <div className={rows.end}>{aside}</div>}
          {actions !== undefined && <div className={`${rows.end} ${rows.above}`}>{actions}</div>}
        </>
      )}
    </AriaGridListItem>
  );
}
