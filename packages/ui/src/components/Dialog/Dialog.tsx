import type { ReactNode } from 'react';
import {
  DialogTrigger as AriaDialogTrigger,
  type DialogTriggerProps as AriaDialogTriggerProps,
} from 'react-aria-components/Dialog';
import { ModalDialog, type ModalDialogProps } from '../../internal/overlay/ModalDialog.js';
import type { AllowUndefined } from '../../internal/root.js';
import * as css from './Dialog.css.js';

export interface DialogTriggerProps extends AllowUndefined<AriaDialogTriggerProps> {
  /** A `Button`, then the `Dialog`, `Drawer` or `Popover` that it opens. */
  children: ReactNode;
}

/** Ties a button to the dialog that it opens; closing brings the focus back to the button. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <AriaDialogTrigger {...props} />;
}

export interface DialogProps extends ModalDialogProps {
  /**
   * Its width: `small` is 28 rem, for a question or one field; `medium` 44; `large` 64, for what stands beside each
   * other. On a phone `medium` and `large` fill the screen.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * Something to read or do first, above a page that waits behind it. Inside a `DialogTrigger`, or
 * on its own with `isOpen` and `onOpenChange`. Nothing of it is in the page while it is closed.
 * Its root is the element with the role `dialog`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Dialog({ size = 'medium', ...props }: DialogProps) {
  const isCard = size === 'small';
  const classes = {
    overlay: `${css.overlay} ${isCard ? '' : css.overlayFilled}`,
    modal: `${css.modal} ${css.size[size]} ${isCard ? '' : css.modalFilling}`,
  };
  return <ModalDialog {...props} classes={classes} />;
}
