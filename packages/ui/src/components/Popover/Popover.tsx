import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { restoreFocusOnClose } from '../../internal/focus/nearest.js';
import * as overlay from '../internal/overlay/overlay.css.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Popover.css.js';

export interface PopoverProps extends RootProps {
  /** Heading and accessible name of the popover. */
  title: string;
  /** A few sentences or controls. */
  children: ReactNode;
  /**
   * Preferred placement, if there is room.
   * @default 'bottom'
   */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
  /**
   * Maximum width: `large` has room for two columns, such as groups of filters.
   * @default 'medium'
   */
  size?: 'medium' | 'large' | undefined;
}

/**
 * Popover with a short explanation next to its trigger. The page remains visible. Use it inside a `DialogTrigger`,
 * after its `Button`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Popover({
  title,
  children,
  placement = 'bottom',
  size = 'medium',
  ...root
}: PopoverProps) {
  return (
    <AriaPopover
      ref={restoreFocusOnClose}
      placement={placement}
      className={`${overlay.popover} ${css.size[size]}`}
      // React Aria also labels this element, which has no role. The name belongs to the dialog inside.
      render={(props) => <div {...props} aria-labelledby={undefined} />}
    >
      <Dialog {...rootProps(root, css.root)}>
        <Heading slot="title" className={css.title}>
          {title}
        </Heading>
        <div>{children}</div>
      </Dialog>
    </AriaPopover>
  );
}
