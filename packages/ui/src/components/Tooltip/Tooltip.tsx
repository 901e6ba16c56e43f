import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Tooltip.css.js';

export interface TooltipProps extends RootProps {
  /** A few words, such as the name of an icon. Nothing that is needed. */
  text: string;
  /** The `IconButton` or `Button` that it names. */
  children: ReactNode;
  /**
   * Waits this long under a resting mouse, in milliseconds. With the keyboard it comes at once.
   * @default 700
   */
  delay?: number | undefined;
}

/**
 * Words that appear with a hover or the keyboard's focus, never by touch: so nothing that is needed.
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
