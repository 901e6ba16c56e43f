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
  /** Label of the feature that is on while selected. It stays the same in both states. */
  children: string;
  /** Icon from `lucide`, before the label. */
  icon?: IconNode | undefined;
  /**
   * Hides the label visually, for a well-known icon where both do not fit.
   * @default false
   */
  isLabelHidden?: boolean | undefined;
  /**
   * Height: `medium` is at least 44 px. `small`, 32 px, is for rows and toolbars; it keeps a 44 px hit area on touch
   * screens.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
}

/**
 * Button that is on or off, with immediate effect, such as a view option: only favourites, the CV next to the
 * scorecard. In a form, use `Checkbox`; for a persistent setting, `Switch`.
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
