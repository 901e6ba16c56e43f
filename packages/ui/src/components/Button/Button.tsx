import { use, useEffect, useId, type ReactNode } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { FormContext } from '../../internal/form/FormContext.js';
import { rootProps, type OwnProps } from '../../internal/root.js';
import * as spinner from '../Spinner/Spinner.css.js';
import { buttonClass, type ButtonStyleProps } from './buttonClass.js';

export interface ButtonProps
  extends OwnProps<AriaButtonProps, HTMLButtonElement>, ButtonStyleProps {
  /** The words on the button: a verb and what it acts on. */
  children: ReactNode;
  /**
   * The action runs: the button shows a spinner, keeps its focus and ignores presses.
   * Say in `children` what is going on ('Verzenden...').
   * @default whether the `Form` that it submits is
   */
  isPending?: boolean | undefined;
}

/**
 * What React Aria announces of a button, as an image that the button names: that it is pending, which outlives it, and
 * its name once it no longer is, which would cut off what is said of the result.
 */
function forgetAnnouncements(id: string) {
  for (const announced of document.querySelectorAll(
    `[data-live-announcer] [aria-labelledby~="${id}"]`,
  )) {
    announced.remove();
  }
}

/**
 * Starts an action on this page. To go to another page, use `ButtonLink`.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/button/
 */
export function Button({ tone, variant, size, isFullWidth, children, ...props }: ButtonProps) {
  const form = use(FormContext);
  const { isPending = props.type === 'submit' && form.isPending } = props;
  const ownId = useId();
  const id = props.id ?? ownId;
  useEffect(() => {
    if (!isPending) forgetAnnouncements(id);
    return () => forgetAnnouncements(id);
  }, [id, isPending]);
  return (
    <AriaButton
      {...rootProps(props, buttonClass({ tone, variant, size, isFullWidth }))}
      id={id}
      isPending={isPending}
    >
      {isPending && <span aria-hidden="true" className={`${spinner.root} ${spinner.size.small}`} />}
      {children}
    </AriaButton>
  );
}
