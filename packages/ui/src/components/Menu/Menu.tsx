import { Check, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import {
  Header,
  Menu as AriaMenu,
  MenuItem,
  MenuSection as AriaMenuSection,
  MenuTrigger as AriaMenuTrigger,
  Popover,
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
  /** A `Button` or `IconButton`, followed by the `Menu` that it opens. */
  children: ReactNode;
}

/** Connects a button to the menu that it opens. */
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
}

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
  items: readonly MenuAction<Id>[];
}

export interface MenuProps<Id extends string = string> extends RootProps, MenuSelection<Id> {
  /** Actions or choices, the most used first, as a flat list or in sections. */
  items: readonly (MenuAction<Id> | MenuSection<Id>)[];
  /** Called with the `id` of the selected action, link or choice. */
  onAction?: ((id: Id) => void) | undefined;
}

const enabledIds = <Id extends string>(
  items: readonly (MenuAction<Id> | MenuSection<Id>)[],
): Id[] =>
  items.flatMap((item) => {
    if ('items' in item) return item.selectionMode === undefined ? enabledIds(item.items) : [];
    return item.isDisabled === true || item.href !== undefined ? [] : [item.id];
  });

/** Selection props for React Aria. Ids are strings here, but React Aria uses 'all' for Ctrl + A. */
const selectionOf = <Id extends string>({
  items,
  selectionMode,
  selectedKeys = [],
  onSelectionChange,
}: Pick<MenuProps<Id>, 'items' | keyof MenuSelection>) =>
  selectionMode !== undefined && {
    selectionMode,
    selectedKeys,
    disallowEmptySelection: selectionMode === 'single',
    onSelectionChange: (keys: 'all' | Set<Key>) =>
      onSelectionChange?.(new Set(keys === 'all' ? enabledIds(items) : (keys as Set<Id>))),
  };

/**
 * Menu of actions, links or choices behind one button, where there is no room for separate controls.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function Menu<Id extends string = string>({
  items,
  onAction,
  selectionMode,
  selectedKeys,
  onSelectionChange,
  ...root
}: MenuProps<Id>) {
  const tabOut = useTabOut();
  return (
    <Popover
      ref={restoreFocusOnClose}
      className={overlay.popover}
      render={(popover) => <div {...popover} onKeyDownCapture={tabOut} />}
    >
      <AriaMenu
        onAction={(id) => onAction?.(id as Id)}
        {...selectionOf({ items, selectionMode, selectedKeys, onSelectionChange })}
        {...rootProps(root, overlay.list)}
      >
        {items.map((item) =>
          'items' in item ? (
            <AriaMenuSection key={item.title} className={overlay.section} {...selectionOf(item)}>
              <Header className={overlay.sectionTitle}>{item.title}</Header>
              {item.items.map((action) => (
                <Action key={action.id} {...action} />
              ))}
            </AriaMenuSection>
          ) : (
            <Action key={item.id} {...item} />
          ),
        )}
      </AriaMenu>
    </Popover>
  );
}

function Action({ label, description, icon, tone = 'neutral', ...item }: MenuAction) {
  return (
    <MenuItem
      {...item}
      textValue={label}
      onClickCapture={passOn}
      className={tone === 'critical' ? `${overlay.item} ${overlay.critical}` : overlay.item}
    >
      {({ isSelected }) => (
        <>
          {icon !== undefined && <Icon icon={icon} />}
          <span className={overlay.itemLabel}>
            {label}
            {description !== undefined && (
              <span className={overlay.description}>{description}</span>
            )}
          </span>
          {isSelected && <Icon icon={Check} />}
        </>
      )}
    </MenuItem>
  );
}
