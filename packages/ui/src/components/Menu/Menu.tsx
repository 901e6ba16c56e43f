import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import {
  Menu as AriaMenu,
  MenuItem,
  MenuTrigger as AriaMenuTrigger,
  Popover,
  type MenuTriggerProps as AriaMenuTriggerProps,
} from 'react-aria-components/Menu';
import * as overlay from '../../internal/overlay/overlay.css.js';
import { rootOf, type RootProps } from '../../internal/root.js';
import { Icon } from '../Icon/index.js';

export interface MenuTriggerProps extends AriaMenuTriggerProps {
  /** A `Button` or `IconButton`, then the `Menu` that it opens. */
  children: ReactNode;
}

/** Ties a button to the menu that it opens. */
export function MenuTrigger(props: MenuTriggerProps) {
  return <AriaMenuTrigger {...props} />;
}

export interface MenuAction {
  /** Unique in its menu. */
  id: string;
  /** A verb and what it acts on. */
  label: string;
  /** An icon of `lucide`. */
  icon?: IconNode;
  /**
   * `critical` removes or ends something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical';
  /** @default false */
  isDisabled?: boolean;
}

export interface MenuProps extends RootProps {
  /** What can be done, the most used first. */
  items: readonly MenuAction[];
  /** Called with the `id` of the action. */
  onAction: (id: string) => void;
}

/**
 * Actions behind one button, for where there is no room for a button each. Not for navigation.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function Menu({ items, onAction, ...root }: MenuProps) {
  return (
    <Popover className={overlay.popover}>
      <AriaMenu
        items={items}
        onAction={(id) => onAction(String(id))}
        {...rootOf(root, overlay.list)}
      >
        {({ id, label, icon, tone = 'neutral', isDisabled = false }) => (
          <MenuItem
            id={id}
            textValue={label}
            isDisabled={isDisabled}
            className={tone === 'critical' ? `${overlay.item} ${overlay.critical}` : overlay.item}
          >
            {icon !== undefined && <Icon icon={icon} />}
            <span className={overlay.itemLabel}>{label}</span>
          </MenuItem>
        )}
      </AriaMenu>
    </Popover>
  );
}
