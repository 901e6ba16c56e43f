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
import { returnsFocus } from '../../internal/focus/nearest.js';
import * as overlay from '../../internal/overlay/overlay.css.js';
import { passOn } from '../../internal/overlay/passOn.js';
import { useTabOut } from '../../internal/overlay/useTabOut.js';
import { type AllowUndefined, rootProps, type RootProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';

export interface MenuTriggerProps extends AllowUndefined<AriaMenuTriggerProps> {
  /** A `Button` or `IconButton`, then the `Menu` that it opens. */
  children: ReactNode;
}

/** Ties a button to the menu that it opens. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <AriaMenuTrigger {...props} />;
}

export interface MenuAction<Id extends string = string> {
  /** Unique in its menu. */
  id: Id;
  /** A verb and what it acts on; of a choice, what is chosen. */
  label: string;
  /** What the label leaves open, in one line. Part of the name: who speaks to the page may say it. */
  description?: string | undefined;
  /** An icon of `lucide`. */
  icon?: IconNode | undefined;
  /** Where it leads: it is then a link, which also opens in a new tab. */
  href?: string | undefined;
  /**
   * `critical` removes or ends something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical' | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** What is chosen in a menu, or in one of its sections. The app keeps it: the menu is gone when it is closed. */
export interface MenuSelection<Id extends string = string> {
  /**
   * `single` makes the actions choices of which one holds, `multiple` of which any number does, and stays open.
   * Links are never chosen: they belong in a section without.
   * @default 'none'
   */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  /**
   * What is chosen.
   * @default nothing
   */
  selectedKeys?: Iterable<Id> | undefined;
  /** Called with all that is to be chosen now. */
  onSelectionChange?: ((ids: Set<Id>) => void) | undefined;
}

/** Actions or choices under a title. */
export interface MenuSection<Id extends string = string> extends MenuSelection<Id> {
  /** What they have in common. */
  title: string;
  items: readonly MenuAction<Id>[];
}

export interface MenuProps<Id extends string = string> extends RootProps, MenuSelection<Id> {
  /** What can be done or chosen, the most used first: one below the other, or in sections. */
  items: readonly (MenuAction<Id> | MenuSection<Id>)[];
  /** Called with the `id` of an action, of a link that is followed, or of a choice. */
  onAction?: ((id: Id) => void) | undefined;
}

const enabledIds = <Id extends string>(
  items: readonly (MenuAction<Id> | MenuSection<Id>)[],
): Id[] =>
  items.flatMap((item) => {
    if ('items' in item) return item.selectionMode === undefined ? enabledIds(item.items) : [];
    return item.isDisabled === true || item.href !== undefined ? [] : [item.id];
  });

/** A selection as React Aria takes it. Ids are texts here, and 'all' is a key too: Ctrl + A. */
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
 * Actions, links or choices behind one button, for where there is no room for a control each.
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
      ref={returnsFocus}
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
