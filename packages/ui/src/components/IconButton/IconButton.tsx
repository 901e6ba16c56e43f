import type { IconNode } from 'lucide';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { rootProps, type OwnProps } from '../../internal/root.js';
import { buttonClass } from '../Button/buttonClass.js';
import { Icon } from '../Icon/index.js';
import * as css from './IconButton.css.js';

export interface IconButtonProps extends OwnProps<AriaButtonProps, HTMLButtonElement> {
  /** An icon of `lucide`, imported one by one. */
  icon: IconNode;
  /** What pressing does, in words: the icon says it only to who sees it. */
  'aria-label': string;
  /**
   * What pressing means: `critical` removes or ends something.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'critical' | undefined;
  /**
   * Prominence.
   * @default 'quiet'
   */
  variant?: 'secondary' | 'quiet' | undefined;
  /**
   * `medium` is 44 by 44 px. `small`, 32 by 32 px, is for rows and toolbars; a finger still has 44 px to press.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | undefined;
  /**
   * The icon points along the line, to what follows or went before: mirrored where that runs from right to left.
   * @default false
   */
  isDirectional?: boolean | undefined;
}

/**
 * A button of one icon, for where words find no room and the icon is well known.
 * Everywhere else, use `Button` with words.
 */
export function IconButton({
  icon,
  tone,
  variant = 'quiet',
  size,
  isDirectional,
  ...props
}: IconButtonProps) {
  return (
    <AriaButton {...rootProps(props, buttonClass({ tone, variant, size }), css.root)}>
      <Icon icon={icon} isDirectional={isDirectional} />
    </AriaButton>
  );
}
