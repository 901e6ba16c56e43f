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
  /** Label of the trigger button. */
  trigger: string;
  /** Variant of the trigger button. */
  variant?: PlainButtonProps['variant'];
  /** Heading and accessible name of the dialog. */
  title: string;
  /** Content of the dialog. */
  children: ReactNode;
}

/**
 * Trigger button and native modal dialog, styled as `Dialog` but without its code. It works before hydration and on
 * static pages, and even without JavaScript in browsers with invoker commands. The content is always in the DOM. For
 * forms and decisions, use `Dialog`. The root is the `dialog` element.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/dialog-modal/
 */
export function PlainDialog({ trigger, variant, title, children, ...root }: PlainDialogProps) {
  const formatMessage = useMessages();
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
        // Light dismiss, in browsers that support it.
        {...{ closedby: 'any' }}
      >
        <div className={css.header}>
          <h2 id={titleId} className={css.title}>
            {title}
          </h2>
          <div className={css.close}>
            <PlainButton variant="quiet" {...command('close')}>
              <Icon icon={X} />
              {formatMessage(nl.close)}
            </PlainButton>
          </div>
        </div>
        <div className={css.body}>{children}</div>
      </dialog>
    </>
  );
}
