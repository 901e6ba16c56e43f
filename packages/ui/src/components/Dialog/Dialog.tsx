import type { ReactNode } from 'react';
import {
  DialogTrigger as AriaDialogTrigger,
  type DialogTriggerProps as AriaDialogTriggerProps,
} from 'react-aria-components/Dialog';
import { ModalDialog, type ModalDialogProps } from '../internal/overlay/ModalDialog.js';
import type { AllowUndefined } from '../../internal/root.js';
import * as css from './Dialog.css.js';

export interface DialogTriggerProps extends AllowUndefined<AriaDialogTriggerProps> {
  /** A `Button`, followed by the `Dialog`, `Drawer` or `Popover` that it opens. */
  children: ReactNode;
}

/** Connects a button to the dialog that it opens. Focus returns to the button on close. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <AriaDialogTrigger {...props} />;
}

export interface DialogProps extends ModalDialogProps {
  /**
   * Width of the dialog. `small` is 28 rem, for a question or one field; `medium` 44 rem; `large` 64 rem, for content
   * side by side. On phones `medium` and `large` fill the screen.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/**
 * Modal dialog, for content to read or a task to finish before returning to the page. Use it inside a `DialogTrigger`,
 * or alone with `isOpen` and `onOpenChange`. It is not in the DOM while closed. The root is the element with the role
 * `dialog`.
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
