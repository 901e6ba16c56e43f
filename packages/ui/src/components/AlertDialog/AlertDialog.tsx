import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { rootOf, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import * as dialog from '../Dialog/Dialog.css.js';
import { Inline } from '../Inline/index.js';
import { Stack } from '../Stack/index.js';

export interface AlertDialogProps
  extends RootProps, Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange'> {
  /** The question. */
  title: string;
  /** What follows from it, and whether it can be undone. */
  children: ReactNode;
  /** The button that does it: the verb of the question. */
  confirmLabel: string;
  /**
   * The button that leaves all as it is.
   * @default 'Annuleren'
   */
  cancelLabel?: string;
  /**
   * `critical` removes or ends something.
   * @default 'critical'
   */
  tone?: 'neutral' | 'critical';
  /** The user agrees. The dialog closes. */
  onConfirm: () => void;
}

/**
 * A question before something that can't be undone. A press outside does not close it; Escape means no.
 * Inside a `DialogTrigger`, or on its own with `isOpen` and `onOpenChange`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/
 */
export function AlertDialog({
  title,
  children,
  confirmLabel,
  cancelLabel,
  tone = 'critical',
  onConfirm,
  isOpen,
  onOpenChange,
  ...root
}: AlertDialogProps) {
  const say = useMessages();
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} className={dialog.overlay}>
      <Modal className={dialog.modal}>
        <AriaDialog role="alertdialog" {...rootOf(root, dialog.root)}>
          {({ close }) => (
            <div className={dialog.body}>
              <Stack gap="l">
                <Heading slot="title" className={dialog.title}>
                  {title}
                </Heading>
                <div>{children}</div>
                <Inline>
                  <Button
                    tone={tone}
                    onPress={() => {
                      onConfirm();
                      close();
                    }}
                  >
                    {confirmLabel}
                  </Button>
                  <Button variant="secondary" onPress={close}>
                    {cancelLabel ?? say(nl.cancel)}
                  </Button>
                </Inline>
              </Stack>
            </div>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
