import { useState, type ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components/Tooltip';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Tooltip.css.js';
import { TooltipContext } from './TooltipContext.js';

export interface TooltipProps extends RootProps {
  /**
   * A few words, such as the name of an icon. Never essential information, except why a button is disabled. Without
   * text there is no tooltip.
   */
  text: string | undefined;
  /**
   * The `IconButton` or `Button` that the tooltip describes. With `isDisabled` it stays focusable, does nothing, and
   * has the text as its description, unless the text repeats its label.
   */
  children: ReactNode;
  /**
   * Delay on hover, in milliseconds. With keyboard focus the tooltip appears immediately.
   * @default 700
   */
  delay?: number | undefined;
}

/**
 * Text that appears on hover or keyboard focus, never on touch. It must not contain essential information, except why
 * a button is disabled: pressing that button shows it too, also by touch.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/tooltip/
 */
export function Tooltip({ text, children, delay = 700, ...root }: TooltipProps) {
  const [isOpen, setOpen] = useState(false);
  const context = text === undefined ? undefined : { text, show: () => setOpen(true) };
  return (
    <TooltipContext value={context}>
      <TooltipTrigger
        delay={delay}
        isDisabled={text === undefined}
        isOpen={isOpen && text !== undefined}
        onOpenChange={setOpen}
      >
        {children}
        <AriaTooltip {...rootProps(root, css.root)}>{text}</AriaTooltip>
      </TooltipTrigger>
    </TooltipContext>
  );
}
