import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import { returnsFocus } from '../../internal/focus/nearest.js';
import * as overlay from '../../internal/overlay/overlay.css.js';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as css from './Popover.css.js';

export interface PopoverProps extends RootProps {
  /** The heading, which names it. */
  title: string;
  /** A few sentences or controls. */
  children: ReactNode;
  /**
   * Where it opens, as far as there is room.
   * @default 'bottom'
   */
  placement?: 'top' | 'bottom' | 'start' | 'end' | undefined;
}

/**
 * A small explanation beside the button that opens it; the page stays in view. Inside a
 * `DialogTrigger`, after its `Button`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Popover({ title, children, placement = 'bottom', ...root }: PopoverProps) {
  return (
    <AriaPopover
      ref={returnsFocus}
      placement={placement}
      className={overlay.popover}
      // React Aria names this element too, which has no role: the name belongs to the dialog in it.
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
