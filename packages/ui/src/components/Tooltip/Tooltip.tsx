import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Tooltip.css.js';

export interface TooltipProps extends RootProps {
  /** A few words, such as the name of an icon. Never essential information. */
  text: string;
  /** The `IconButton` or `Button` that the tooltip describes. */
  children: ReactNode;
  /**
   * Delay on hover, in milliseconds. With keyboard focus the tooltip appears immediately.
   * @default 700
   */
  delay?: number | undefined;
}

/**
 * Text that appears on hover or keyboard focus, never on touch. It must not contain essential information.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
 */
export function Tooltip({ text, children, delay = 700, ...root }: TooltipProps) {
  return (
    <TooltipTrigger delay={delay}>
      {children}
      <AriaTooltip {...rootProps(root, css.root)}>{text}</AriaTooltip>
    </TooltipTrigger>
  );
}
