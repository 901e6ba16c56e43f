import { ModalDialog, type ModalDialogProps } from '../internal/overlay/ModalDialog.js';
import * as css from './Drawer.css.js';

export interface DrawerProps extends ModalDialogProps {
  /**
   * Width of the drawer. `small` is 28 rem, for a menu or a few fields; `medium` 44 rem, for one item of a list;
   * `large` 64 rem, for content side by side. On phones it fills the screen.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Edge from which it opens: `bottom` is as tall as its content, within reach of a thumb.
   * @default 'end'
   */
  placement?: 'end' | 'bottom' | undefined;
}

/**
 * Modal panel at the inline end, at full height, for an item of a list or for settings; or at the bottom, on a phone. The page remains visible next
 * to it, but is inert. Use it inside a `DialogTrigger`, or alone with `isOpen` and `onOpenChange`. It is not in the DOM
 * while closed. The root is the element with the role `dialog`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Drawer({ size = 'medium', placement = 'end', ...props }: DrawerProps) {
  return (
    <ModalDialog
      {...props}
      classes={{
        overlay: `${css.overlay} ${css.edge[placement]}`,
        modal: `${css.modal} ${css.size[size]} ${css.placement[placement]}`,
      }}
    />
  );
}
