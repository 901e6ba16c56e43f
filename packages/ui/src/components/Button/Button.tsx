import { use, useEffect, useId, type ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { FormContext } from '../../internal/form/FormContext.js';
import { rootProps, type OwnProps } from '../../internal/root.js';
import * as spinner from '../Spinner/Spinner.css.js';
import { useExplained } from '../Tooltip/useExplained.js';
import { buttonClass, type ButtonStyleProps } from './buttonClass.js';

export interface ButtonProps
  extends OwnProps<AriaButtonProps, HTMLButtonElement>, ButtonStyleProps {
  /** Label: a verb and its object. */
  children: ReactNode;
  /**
   * Shows a spinner, keeps focus and ignores presses. Describe the progress in `children` ('Verzenden...').
   * @default whether the `Form` that it submits is pending
   */
  isPending?: boolean | undefined;
}

/** Time within which React Aria makes its first announcement on a page, and more, in milliseconds. */
const announcementDelay = 200;

/**
 * Removes the live announcements that React Aria makes for a button, as images labelled by it. The pending announcement
 * would outlive the button; the label after pending would interrupt the announcement of the result.
 */
function forgetAnnouncements(id: string) {
  const announcer = document.querySelector('[data-live-announcer]');
  if (announcer === null) return;
  const forget = () => {
    if (document.getElementById(id)?.hasAttribute('data-pending') === true) return;
    for (const announced of announcer.querySelectorAll(`[aria-labelledby~="${id}"]`)) {
      announced.remove();
    }
  };
  forget();
  // The first announcement on a page is late.
  const late = new MutationObserver(forget);
  late.observe(announcer, { childList: true, subtree: true });
  setTimeout(() => late.disconnect(), announcementDelay);
}

/**
 * Button that starts an action on this page. To go to another page, use `ButtonLink`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function Button({ tone, variant, size, isFullWidth, children, ...props }: ButtonProps) {
  const form = use(FormContext);
  const { isPending = props.type === 'submit' && form.isPending } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  const { explained, explanation } = useExplained(props);
  useEffect(() => {
    // React Aria announces the end of pending in this phase too.
    if (isPending) return () => queueMicrotask(() => forgetAnnouncements(id));
    return undefined;
  }, [id, isPending]);
  return (
    <AriaButton
      {...rootProps(props, buttonClass({ tone, variant, size, isFullWidth }))}
      id={id}
      isPending={isPending}
      {...explained}
    >
      {isPending && <span aria-hidden="true" className={`${spinner.root} ${spinner.size.small}`} />}
      {children}
      {explanation}
    </AriaButton>
  );
}
