import { ChevronDown } from 'lucide';
import { rootProps, type RootProps } from '../../internal/root.js';
import { Button, type ButtonProps } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { Menu, MenuTrigger, type MenuProps } from '../Menu/index.js';
import * as css from './SplitButton.css.js';

export interface SplitButtonProps<Id extends string = string>
  extends
    RootProps<HTMLDivElement>,
    Pick<ButtonProps, 'children' | 'onPress' | 'tone' | 'size' | 'isPending' | 'isDisabled'>,
    Pick<MenuProps<Id>, 'items' | 'onAction'> {
  /** Accessible name of the button that opens the menu, such as 'Meer manieren om af te wijzen'. */
  menuLabel: string;
  /**
   * Prominence.
   * @default 'primary'
   */
  variant?: 'primary' | 'secondary' | undefined;
}

/**
 * Button with the usual action, and next to it a menu with its variations. Both are separate tab stops.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/menu-button/
 */
export function SplitButton<Id extends string = string>({
  children,
  menuLabel,
  items,
  onAction,
  onPress,
  isPending,
  tone = 'neutral',
  variant = 'primary',
  size,
  isDisabled,
  ...root
}: SplitButtonProps<Id>) {
  const look = { tone, variant, size, isDisabled };
  return (
    <div {...rootProps(root, css.root)}>
      <Button {...look} {...{ onPress, isPending }} className={css.action}>
        {children}
      </Button>
      <MenuTrigger>
        <Button
          {...look}
          isDisabled={isDisabled === true || isPending === true}
          aria-label={menuLabel}
          className={`${css.menu} ${css.variant[variant]}`}
        >
          <Icon icon={ChevronDown} />
        </Button>
        <Menu items={items} onAction={onAction} />
      </MenuTrigger>
    </div>
  );
}
