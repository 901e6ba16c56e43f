import { useId, useState, type ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay, type ModalOverlayProps } from 'react-aria-components/Modal';
import { restoreFocusOnClose } from '../../internal/focus/nearest.js';
import { type AllowUndefined, rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import * as dialog from '../Dialog/Dialog.css.js';
import * as modalDialog from '../internal/overlay/modalDialog.css.js';
import { Inline } from '../Inline/index.js';
import { Notice } from '../Notice/index.js';
import { Stack } from '../Stack/index.js';

export interface AlertDialogProps
  extends RootProps, AllowUndefined<Pick<ModalOverlayProps, 'isOpen' | 'onOpenChange'>> {
  /** The question, shown as the title. */
  title: string;
  /** Consequence of confirming, and whether it can be undone. */
  children: ReactNode;
  /** Label of the confirm button: the verb of the question. */
  confirmLabel: string;
  /**
   * Label of the confirm button while `onConfirm` is pending.
   * @default `confirmLabel`
   */
  pendingLabel?: string | undefined;
  /**
   * Label of the button that cancels and changes nothing.
   * @default 'Annuleren'
   */
  cancelLabel?: string | undefined;
  /**
   * Meaning of the confirm button: `critical` removes or ends something.
   * @default 'critical'
   */
  tone?: 'neutral' | 'critical' | undefined;
  /**
   * Width: `small` is 28 rem, `medium` 44 rem, `large` 64 rem. It remains a card on phones.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large' | undefined;
  /**
   * Called when the user confirms; the dialog then closes. If it returns a promise, the button is pending and the
   * dialog can't be closed until the promise settles. If the promise rejects, the dialog shows `errorMessage` and the
   * user can retry.
   */
  onConfirm: () => void | Promise<void>;
  /**
   * Error shown when `onConfirm` fails. A function receives the error.
   * @default 'Er ging iets mis. Probeer het later opnieuw.'
   */
  errorMessage?: string | ((error: unknown) => string) | undefined;
}

/**
 * Dialog that asks for confirmation before an action that can't be undone. Escape cancels; a press outside does not
 * close it. Use it inside a `DialogTrigger`, or alone with `isOpen` and `onOpenChange`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/alertdialog/
 */
export function AlertDialog({
  title,
  children,
  confirmLabel,
  pendingLabel,
  cancelLabel,
  tone,
  size = 'medium',
  onConfirm,
  errorMessage,
  isOpen,
  onOpenChange,
  ...root
}: AlertDialogProps) {
  const [isPending, setPending] = useState(false);
  const consequence = useId();
  return (
    <ModalOverlay
      {...{ isOpen, onOpenChange }}
      isKeyboardDismissDisabled={isPending}
      className={dialog.overlay}
    >
      <Modal ref={restoreFocusOnClose} className={`${dialog.modal} ${dialog.size[size]}`}>
        <AriaDialog
          role="alertdialog"
          aria-describedby={consequence}
          {...rootProps(root, modalDialog.root)}
        >
          {({ close }) => (
            <>
              <div className={modalDialog.body}>
                <Stack gap="l">
                  <Heading slot="title" className={modalDialog.title}>
                    {title}
                  </Heading>
                  <div id={consequence}>{children}</div>
                </Stack>
              </div>
              <Answers
                {...{ confirmLabel, pendingLabel, cancelLabel, tone, onConfirm, errorMessage }}
                {...{ close, isPending, setPending }}
              />
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

interface AnswersProps extends Pick<
  AlertDialogProps,
  'confirmLabel' | 'pendingLabel' | 'cancelLabel' | 'tone' | 'onConfirm' | 'errorMessage'
> {
  close: () => void;
  isPending: boolean;
  setPending: (isPending: boolean) => void;
}

/** Content and buttons of the dialog. Rendered inside it, so the error state is discarded when it closes. */
function Answers({
  confirmLabel,
  pendingLabel = confirmLabel,
  cancelLabel,
  tone = 'critical',
  onConfirm,
  errorMessage,
  close,
  isPending,
  setPending,
}: AnswersProps) {
  const formatMessage = useMessages();
  const [failure, setFailure] = useState<string>();

  const confirm = async () => {
    setFailure(undefined);
    try {
      const done = onConfirm();
      setPending(done !== undefined);
      await done;
      close();
    } catch (error) {
      const message = typeof errorMessage === 'function' ? errorMessage(error) : errorMessage;
      setFailure(message ?? formatMessage(nl.failed));
    }
    setPending(false);
  };

  return (
    <div className={modalDialog.footer}>
      <Stack>
        {failure !== undefined && (
          <div role="alert">
            <Notice tone="critical">{failure}</Notice>
          </div>
        )}
        <Inline>
          <Button tone={tone} isPending={isPending} onPress={() => void confirm()}>
            {isPending ? pendingLabel : confirmLabel}
          </Button>
          <Button variant="secondary" isDisabled={isPending} onPress={close}>
            {cancelLabel ?? formatMessage(nl.cancel)}
          </Button>
        </Inline>
      </Stack>
    </div>
  );
}
