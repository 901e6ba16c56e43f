import { X } from 'lucide';
import type { ReactNode } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { Button } from '../../Button/index.js';
import { Icon } from '../../Icon/index.js';
import { Inline } from '../../Inline/index.js';
import * as nl from '../../../messages/nl.js';
import { useMessages } from '../../../messages/useMessages.js';
import { restoreFocusOnClose } from '../../../internal/focus/nearest.js';
import { type AllowUndefined, rootProps, type RootProps } from '../../../internal/root.js';
import { uncoverFocus } from '../uncoverFocus.js';
import * as css from './modalDialog.css.js';

/** Props of every modal overlay with a heading and a close button. */
export interface ModalDialogProps
  extends
    RootProps,
    AllowUndefined<
      Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange' | 'isKeyboardDismissDisabled'>
    > {
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Content. A function receives `close`, for its own button. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
  /**
   * Buttons below the content, primary action first. They stay visible while the content scrolls. A function receives
   * `close`.
   */
  actions?: (ReactNode | ((options: { close: () => void }) => ReactNode)) | undefined;
  /**
   * Whether a press outside closes it.
   * @default true
   */
  isDismissable?: boolean | undefined;
}

interface Classes {
  overlay: string;
  modal: string;
}

/** Modal dialog with a heading, a close button, scrolling content and fixed actions. */
export function ModalDialog({
  classes,
  title,
  children,
  actions,
  isDismissable = true,
  isOpen,
  onOpenChange,
  isKeyboardDismissDisabled,
  ...root
}: ModalDialogProps & { classes: Classes }) {
  const formatMessage = useMessages();
  return (
    <ModalOverlay
      {...{ isOpen, onOpenChange, isKeyboardDismissDisabled, isDismissable }}
      className={classes.overlay}
    >
      <Modal ref={restoreFocusOnClose} className={classes.modal}>
        <Dialog {...rootProps(root, css.root)}>
          {({ close }) => (
            <>
              <div className={css.header}>
                <Heading slot="title" className={css.title}>
                  {title}
                </Heading>
                <div className={css.close}>
                  <Button variant="quiet" onPress={close}>
                    <Icon icon={X} />
                    {formatMessage(nl.close)}
                  </Button>
                </div>
              </div>
              <div className={css.body}>
                {typeof children === 'function' ? children({ close }) : children}
              </div>
              {actions !== undefined && (
                <div ref={uncoverFocus} className={css.footer}>
                  <Inline>{typeof actions === 'function' ? actions({ close }) : actions}</Inline>
                </div>
              )}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
