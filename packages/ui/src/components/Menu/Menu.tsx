import { Check, ChevronRight, type IconNode } from 'lucide';
import type { ComponentProps, JSX, ReactNode } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger as AriaMenuTrigger,
  Popover,
  SubmenuTrigger,
  type Key,
  type MenuTriggerProps as AriaMenuTriggerProps,
} from 'react-aria-components/Menu';
import { restoreFocusOnClose } from '../../internal/focus/nearest.js';
import * as overlay from '../internal/overlay/overlay.css.js';
import { passOn } from '../internal/overlay/passOn.js';
import { useTabOut } from '../internal/overlay/useTabOut.js';
import { type AllowUndefined, rootProps, type RootProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';

export interface MenuTriggerProps extends AllowUndefined<AriaMenuTriggerProps> {
  /** A `Button`, `IconButton` or `Link`, followed by the `Menu` that it opens. */
  children: ReactNode;
}

/**
 * Connects a control to the menu that it opens. With `trigger="contextMenu"` the menu opens at the pointer: with the
 * secondary mouse button, a long touch, or the keyboard's own key, such as Shift + F10. Nothing shows that this menu
 * exists, so every action in it must be available elsewhere too.
 */
export function MenuTrigger(props: MenuTriggerProps) {
  return <AriaMenuTrigger {...props} />;
}

export interface MenuAction<Id extends string = string> {
  /** Unique within the menu. */
  id: Id;
  /** Action as a verb and its object, or the name of a choice. */
  label: string;
  /** Secondary line. Part of the accessible name, so voice control users can say it. */
  description?: string | undefined;
  /** Icon from `lucide`. */
  icon?: IconNode | undefined;
  /** URL of the destination. It makes the item a link, which can open in a new tab. */
  href?: string | undefined;
  /**
   * Meaning of the action: `critical` removes or ends something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical' | undefined;
  /**
   * Disables the item.
   * @default false
   */
  isDisabled?: boolean | undefined;
  /**
   * Reason why the action is unavailable, shown below the label instead of the description. It disables the item, which
   * stays focusable, so that a screen reader finds the reason.
   */
  whyDisabled?: string | undefined;
}

export interface SubmenuOptions<Id extends string = string> extends Pick<
  MenuAction,
  'label' | 'description' | 'icon'
> {
  /** Unique within the menu. */
  id: string;
  /** Actions or choices of the submenu. */
  items: readonly (MenuAction<Id> | MenuSection<Id>)[];
}

/** Item that opens a menu of further actions or choices, as `submenu` makes it. */
export interface MenuSubmenu<Id extends string = string> extends SubmenuOptions<Id> {
  /** Connects the item to its menu. */
  Trigger: (props: { children: JSX.Element[] }) => ReactNode;
  /** Icon at the inline end. */
  arrow: IconNode;
}

/**
 * Makes an item that opens a menu of further actions or choices. Apps that don't call it don't load its code.
 * @param options - Label and items of the submenu.
 */
export const submenu = <Id extends string = string>(
  options: SubmenuOptions<Id>,
): MenuSubmenu<Id> => ({ ...options, Trigger: SubmenuTrigger, arrow: ChevronRight });

/**
 * Selection of a menu, or of one of its sections. The app holds the state, because the menu unmounts when it closes.
 */
export interface MenuSelection<Id extends string = string> {
  /**
   * Number of choices: `single` makes the items radio items; `multiple` makes them checkbox items and keeps the menu
   * open. Links can't be selected: put them in a section without selection.
   * @default 'none'
   */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  /**
   * Selected ids (controlled).
   * @default nothing
   */
  selectedKeys?: Iterable<Id> | undefined;
  /** Called with all ids of the new selection. */
  onSelectionChange?: ((ids: Set<Id>) => void) | undefined;
}

/** Section of actions or choices with a title. */
export interface MenuSection<Id extends string = string> extends MenuSelection<Id> {
  /** Title of the section. */
  title: string;
  items: readonly (MenuAction<Id> | MenuSubmenu<Id>)[];
}

type Items<Id extends string> = readonly (MenuAction<Id> | MenuSubmenu<Id> | MenuSection<Id>)[];

export interface MenuProps<Id extends string = string> extends RootProps, MenuSelection<Id> {
  /** Actions or choices, the most used first, as a flat list, in sections or in submenus. */
  items: readonly (MenuAction<Id> | MenuSubmenu<Id> | MenuSection<Id>)[];
  /** Called with the `id` of the selected action, link or choice. */
  onAction?: ((id: Id) => void) | undefined;
}

/** Ids of the items that share one selection. */
const choicesOf = <Id extends string>(items: Items<Id>): readonly MenuAction<Id>[] =>
  items.flatMap((item) => {
    if ('title' in item) return item.selectionMode === undefined ? choicesOf(item.items) : [];
    return 'items' in item || item.href !== undefined ? [] : [item];
  });

/** Selection props for React Aria. Ids are strings here, but React Aria uses 'all' for Ctrl + A. */
function selectionOf<Id extends string>({
  items,
  selectionMode,
  selectedKeys = [],
  onSelectionChange,
}: Pick<MenuProps<Id>, 'items' | keyof MenuSelection>) {
  if (selectionMode === undefined) return {};
  const selected = new Set(selectedKeys);
  const choices = choicesOf(items);
  const change = (keys: 'all' | Set<Key>) => {
    const ids = new Set(
      keys === 'all'
        ? choices.filter(({ isDisabled }) => isDisabled !== true).map(({ id }) => id)
        : (keys as Set<Id>),
    );
    // React Aria can't disable an item that receives focus.
    const toggled = choices.filter(({ id }) => ids.has(id) !== selected.has(id));
    const fixed = toggled.filter(({ whyDisabled }) => whyDisabled !== undefined);
    if (fixed.length > 0 && (selectionMode === 'single' || fixed.length === toggled.length)) return;
    for (const { id } of fixed) {
      if (selected.has(id)) ids.add(id);
      else ids.delete(id);
    }
    onSelectionChange?.(ids);
  };
  return {
    selectionMode,
    selectedKeys: selected,
    disallowEmptySelection: selectionMode === 'single',
    onSelectionChange: change,
  };
}

/**
 * Menu of actions, links or choices behind one button, where there is no room for separate controls.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function Menu<Id extends string = string>(props: MenuProps<Id>) {
  const tabOut = useTabOut();
  return (
    <Popover
      ref={restoreFocusOnClose}
      className={overlay.popover}
      render={(popover) => <div {...popover} onKeyDownCapture={tabOut} />}
    >
      <List {...props} />
    </Popover>
  );
}

/** Menu without its popover. */
function List<Id extends string>({
  items,
  onAction,
  selectionMode,
  selectedKeys,
  onSelectionChange,
  ...root
}: MenuProps<Id>) {
  const item = (one: MenuAction<Id> | MenuSubmenu<Id>): JSX.Element => {
    if (!('items' in one))
      return <Item key={one.id} {...one} {...(onAction && { onAction: () => onAction(one.id) })} />;
    const { Trigger, items: further, ...rest } = one;
    return (
      <Trigger key={one.id}>
        <Item {...rest} />
        <Popover className={overlay.popover}>
          <List items={further} onAction={onAction} />
        </Popover>
      </Trigger>
    );
  };
  return (
    <AriaMenu
      {...selectionOf({ items, selectionMode, selectedKeys, onSelectionChange })}
      {...rootProps(root, overlay.list)}
    >
      {items.map((one) =>
        'title' in one ? (
          <AriaMenuSection key={one.title} className={overlay.section} {...selectionOf(one)}>
            <Header className={overlay.sectionTitle}>{one.title}</Header>
            {one.items.map(item)}
          </AriaMenuSection>
        ) : (
          item(one)
        ),
      )}
    </AriaMenu>
  );
}

interface ItemProps extends MenuAction {
  onAction?: () => void;
  /** Icon at the inline end of an item that opens a submenu. */
  arrow?: IconNode;
}

function Item({
  label,
  whyDisabled,
  description,
  icon,
  tone = 'neutral',
  arrow,
  onAction,
  href,
  ...item
}: ItemProps) {
  const isUnavailable = whyDisabled !== undefined;
  const secondary = whyDisabled ?? description;
  return (
    <MenuItem
      {...item}
      {...(isUnavailable
        ? {
            shouldCloseOnSelect: false,
            render: (root) => <div {...(root as ComponentProps<'div'>)} aria-disabled="true" />,
          }
        : { href, onAction })}
      textValue={label}
      onClickCapture={passOn}
      className={tone === 'critical' ? `${overlay.item} ${overlay.critical}` : overlay.item}
    >
      {({ isSelected }) => (
        <>
          {icon !== undefined && <Icon icon={icon} />}
          <span className={overlay.itemLabel}>
            {label}
            {secondary !== undefined && <span className={overlay.description}>{secondary}</span>}
          </span>
          {isSelected && <Icon icon={Check} />}
          {arrow !== undefined && <Icon icon={arrow} isDirectional />}
        </>
      )}
    </MenuItem>
  );
}
