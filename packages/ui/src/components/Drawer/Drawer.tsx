import { ModalDialog, type ModalDialogProps } from '../../internal/overlay/ModalDialog.js';
import * as css from './Drawer.css.js';

export interface DrawerProps extends ModalDialogProps {
  /**
   * Its width: `small` is 28 rem, for a menu or a few fields; `medium` 44, for one thing of a list; `large` 64, for what
   * stands beside each other. On a phone it fills the screen.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * One thing of a list, or its settings, from the end side and as high as the screen; what was in view stays beside it
 * and waits. Inside a `DialogTrigger`, or on its own with `isOpen` and `onOpenChange`. Nothing of it is in the page
 * while it is closed. Its root is the element with the role `dialog`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Drawer({ size = 'medium', ...props }: DrawerProps) {
  return (
    <ModalDialog
      {...props}
      classes={{ overlay: css.overlay, modal: `${css.modal} ${css.size[size]}` }}
    />
  );
}
