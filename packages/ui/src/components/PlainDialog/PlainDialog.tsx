import { X } from 'lucide';
import { useEffect, useId, type ReactNode } from 'react';
import { rootProps, type RootProps } from '../../internal/root.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Icon } from '../Icon/index.js';
import { PlainButton, type PlainButtonProps } from '../PlainButton/index.js';
import * as css from './PlainDialog.css.js';
import { enhanceDialogs } from './enhanceDialogs.js';

export interface PlainDialogProps extends RootProps<HTMLDialogElement> {
  /** The words of the button that opens it. */
  trigger: string;
  /** Of that button. */
  variant?: PlainButtonProps['variant'];
  /** The heading, which names the dialog. */
  title: string;
  /** What there is to read. */
  children: ReactNode;
}

/**
 * A button, and what it opens above a page that waits behind it: the browser's own dialog with the looks of `Dialog`, and
 * none of its code. It works before a page is hydrated, and on one that never is; where no script runs at all, in browsers
 * that know the commands of buttons. Its content is in the page from the start. For what is to be filled in or decided,
 * use `Dialog`. Its root is the dialog.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function PlainDialog({ trigger, variant, title, children, ...root }: PlainDialogProps) {
  const say = useMessages();
  const id = useId();
  const dialogId = root.id ?? id;
  const titleId = `${dialogId}-title`;
  useEffect(enhanceDialogs, []);
  const command = (name: 'show-modal' | 'close') => ({ command: name, commandfor: dialogId });
  return (
    <>
      <PlainButton variant={variant} aria-haspopup="dialog" {...command('show-modal')}>
        {trigger}
      </PlainButton>
      <dialog
        {...rootProps(root, css.root)}
        id={dialogId}
        aria-labelledby={titleId}
        // A press outside closes it, where the browser knows that.
        {...{ closedby: 'any' }}
      >
        <div className={css.header}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          <div className={css.close}>
            <PlainButton variant="quiet" {...command('close')}>
              <Icon icon={X} />
              {say(nl.close)}
            </PlainButton>
          </div>
        </div>
        <div className={css.body}>{children}</div>
      </dialog>
    </>
  );
}
