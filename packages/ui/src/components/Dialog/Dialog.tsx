import { X } from 'lucide';
import type { ReactNode } from 'react';
import {
  DialogTrigger as AriaDialogTrigger,
  Dialog as AriaDialog,
  type DialogTriggerProps as AriaDialogTriggerProps,
} from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { type Lenient, rootOf, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { Icon } from '../Icon/index.js';
import { Inline } from '../Inline/index.js';
import * as css from './Dialog.css.js';

export interface DialogTriggerProps extends Lenient<AriaDialogTriggerProps> {
  /** A `Button`, then the `Dialog` that it opens. */
  children: ReactNode;
}

/** Ties a button to the dialog that it opens; closing brings the focus back to the button. */
export function DialogTrigger(props: DialogTriggerProps) {
  return <AriaDialogTrigger {...props} />;
}

export interface DialogProps
  extends
    RootProps,
    Lenient<Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange' | 'isKeyboardDismissDisabled'>> {
  /** The heading, which names the dialog. */
  title: string;
  /** What it shows. As a function it gets `close`, for a button of its own. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
  /**
   * Buttons below it, the main one first, which stay in sight while the content scrolls. As a function it gets `close`.
   */
  actions?: (ReactNode | ((options: { close: () => void }) => ReactNode)) | undefined;
  /**
   * Its width: `small` is 28 rem, for a question or one field; `medium` 44; `large` 64, for what stands beside each
   * other. On a phone `medium` and `large` fill the screen.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * A press outside closes it.
   * @default true
   */
  isDismissable?: boolean | undefined;
}

/**
 * Something to read or do first, above a page that waits behind it. Inside a `DialogTrigger`, or
 * on its own with `isOpen` and `onOpenChange`. Nothing of it is in the page while it is closed.
 * Its root is the element with the role `dialog`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function Dialog({
  title,
  children,
  actions,
  size = 'medium',
  isDismissable = true,
  isOpen,
  onOpenChange,
  isKeyboardDismissDisabled,
  ...root
}: DialogProps) {
  const say = useMessages();
  const isCard = size === 'small';
  return (
    <ModalOverlay
      {...{ isOpen, onOpenChange, isKeyboardDismissDisabled }}
      isDismissable={isDismissable}
      className={`${css.overlay} ${isCard ? '' : css.overlayFilled}`}
    >
      <Modal className={`${css.modal} ${css.size[size]} ${isCard ? '' : css.modalFilling}`}>
        <AriaDialog {...rootOf(root, css.root)}>
          {({ close }) => (
            <>
              <div className={css.header}>
                <Heading slot="title" className={css.title}>
                  {title}
                </Heading>
                <div className={css.close}>
                  <Button variant="quiet" onPress={close}>
                    <Icon icon={X} />
                    {say(nl.close)}
                  </Button>
                </div>
              </div>
              <div className={css.body}>
                {typeof children === 'function' ? children({ close }) : children}
              </div>
              {actions !== undefined && (
                <div className={css.footer}>
                  <Inline>{typeof actions === 'function' ? actions({ close }) : actions}</Inline>
                </div>
              )}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
