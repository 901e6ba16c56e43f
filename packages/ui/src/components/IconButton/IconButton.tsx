import type { IconNode } from 'lucide';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { rootProps, type OwnProps } from '../../internal/root.js';
import { buttonClass } from '../Button/buttonClass.js';
import { Icon } from '../Icon/index.js';
import { useExplained } from '../Tooltip/useExplained.js';
import * as css from './IconButton.css.js';

export interface IconButtonProps extends Omit<
  OwnProps<AriaButtonProps, HTMLButtonElement>,
  'aria-label'
> {
  /** Individually imported icon from `lucide`. */
  icon: IconNode;
  /** Accessible name of the button: the action. */
  label: string;
  /**
   * Meaning of the action: `critical` removes or ends something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical' | undefined;
  /**
   * Prominence.
   * @default 'quiet'
   */
  variant?: 'secondary' | 'quiet' | undefined;
  /**
   * Size: `medium` is 44 by 44 px. `small`, 32 by 32 px, is for rows and toolbars; it keeps a 44 px hit area on touch
   * screens.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
  /**
   * Mirrors the icon in right-to-left text, for icons that point forwards or backwards.
   * @default false
   */
  isDirectional?: boolean | undefined;
}

/**
 * Button with only an icon, for well-known icons where a label does not fit. Elsewhere, use `Button` with a visible
 * label.
 */
export function IconButton({
  icon,
  label,
  tone,
  variant = 'quiet',
  size,
  isDirectional,
  ...props
}: IconButtonProps) {
  const { explained, explanation } = useExplained(props, label);
  return (
    <AriaButton
      aria-label={label}
      {...rootProps(props, buttonClass({ tone, variant, size }), css.root)}
      {...explained}
    >
      <Icon icon={icon} isDirectional={isDirectional} />
      {explanation}
    </AriaButton>
  );
}
