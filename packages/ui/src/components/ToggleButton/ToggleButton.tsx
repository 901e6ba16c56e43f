import type { IconNode } from 'lucide';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import { rootProps, type OwnProps } from '../../internal/root.js';
import * as button from '../Button/Button.css.js';
import { Icon } from '../Icon/index.js';
import { VisuallyHidden } from '../VisuallyHidden/index.js';
import * as css from './ToggleButton.css.js';

export interface ToggleButtonProps extends OwnProps<AriaToggleButtonProps, HTMLButtonElement> {
  /** What is on while it is selected. The words stay the same in both states. */
  children: string;
  /** An icon of `lucide`, before the words. */
  icon?: IconNode | undefined;
  /**
   * The words are only heard: for an icon that is well known, where there is no room for both.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /**
   * `medium` is at least 44 px high. `small`, 32 px, is for rows and toolbars; a finger still has 44 px to press.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
}

/**
 * Something in view that is on or off, at once: only favourites, the CV beside the scorecard. In a form, use `Checkbox`;
 * for a setting that is kept, `Switch`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function ToggleButton({
  children,
  icon,
  isLabelHidden = false,
  size = 'medium',
  ...props
}: ToggleButtonProps) {
  return (
    <AriaToggleButton
      {...rootProps(props, button.root, button.size[size], css.root, isLabelHidden && css.square)}
    >
      {icon !== undefined && <Icon icon={icon} />}
      {isLabelHidden ? <VisuallyHidden>{children}</VisuallyHidden> : children}
    </AriaToggleButton>
  );
}
