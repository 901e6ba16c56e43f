import {
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { useFormStatus } from 'react-dom';
import {
  Form as AriaForm,
  FormContext as AriaFormContext,
  type FormProps as AriaFormProps,
} from 'react-aria-components/Form';
import { replayEarlySubmit } from '../../internal/form/earlySubmit.js';
import { FormContext, type FormState } from '../../internal/form/FormContext.js';
import { rootProps, type OwnProps } from '../../internal/root.js';
import { firstInvalid } from '../../internal/form/controls.js';
import { adoptEarlyInput } from './earlyInput.js';
import { useFocusWhilePending } from './useFocusWhilePending.js';
import * as css from './Form.css.js';

export interface FormProps extends Omit<
  OwnProps<AriaFormProps, HTMLFormElement>,
  'action' | 'onSubmit'
> {
  /**
   * Error messages by the `name` of the field. Provide a new object after every validation: a field clears its error
   * when the user changes it, and shows it again only for a new object.
   */
  errors?: Partial<Record<string, string>> | undefined;
  /**
   * Whether the form is being submitted: its fields are disabled, and its submit button is pending. Focus moves from a
   * disabled field to that button, and returns afterwards.
   * @default whether its `action` runs
   */
  isPending?: boolean | undefined;
  /**
   * Fields that are marked after their label: 'required' marks those with `isRequired`, 'optional' marks the others. Mark
   * the smaller group. Screen readers get `aria-required` in both cases.
   * @default 'required'
   */
  necessityIndicator?: 'required' | 'optional' | undefined;
  /**
   * Called when the user submits the form. Call `event.preventDefault()` to handle it on the client, and set `isPending`
   * until the app is ready: otherwise a double press submits twice.
   */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Fields and a submit button. */
  children?: ReactNode;
  /** Called when a field changes. */
  onChange?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Called when a field receives focus. */
  onFocus?: ((event: FocusEvent<HTMLFormElement>) => void) | undefined;
  /**
   * URL that receives the submission, or a function that receives the form data. Return `false` when it failed,
   * to keep the values.
   * @see https://react.dev/reference/react-dom/components/form
   */
  action?: string | ((data: FormData) => void | boolean | Promise<void | boolean>) | undefined;
  /**
   * HTTP method. With `post`, a form submitted before hydration never exposes a password in the address bar.
   * @default 'post'; none if `action` is a function
   */
  method?: 'post' | 'get' | 'dialog' | undefined;
}

const noErrors: readonly string[] = [];

/**
 * Group of fields that are submitted together. Native validation messages are disabled, because they use the browser's
 * language; a field that calls `setCustomValidity` still blocks submission. When a submit yields errors, focus moves to
 * the first invalid field, and the values are kept, even though React resets a form after its action.
 *
 * Input and submits before hydration are kept: see `replayEarlySubmit`.
 */
export function Form({
  errors,
  isPending = false,
  necessityIndicator = 'required',
  onSubmit,
  onChange,
  onFocus,
  action,
  method = typeof action === 'function' ? undefined : 'post',
  children,
  ref,
  ...props
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle<HTMLFormElement | null, HTMLFormElement | null>(ref, () => form.current);
  useEffect(() => {
    if (form.current === null) return;
    adoptEarlyInput(form.current);
    replayEarlySubmit(form.current);
  }, []);

  const lastFocused = useRef<HTMLElement>(null);
  // React events bubble from a portalled dialog inside this form, which may contain another form.
  const isOwn = ({ target }: { target: EventTarget }) =>
    form.current !== null && formOf(target) === form.current;
  const focus = (event: FocusEvent<HTMLFormElement>) => {
    if (!isOwn(event)) return;
    lastFocused.current = event.target;
    onFocus?.(event);
  };

  // An error clears on the first change of its field. React Aria clears it on blur: a press on the submit button then
  // causes a layout shift, and the press misses the button.
  const [changed, setChanged] = useState<{ errors: FormProps['errors']; names: readonly string[] }>(
    {
      errors,
      names: [],
    },
  );
  const names = changed.errors === errors ? changed.names : noErrors;
  const forgetError = (name: string) => setChanged({ errors, names: [...names, name] });
  const shown = useMemo(
    () =>
      Object.fromEntries(Object.entries(errors ?? {}).filter(([name]) => !names.includes(name))),
    [errors, names],
  );
  const change = (event: FormEvent<HTMLFormElement>) => {
    if (!isOwn(event)) return;
    const { name } = event.target as HTMLInputElement;
    if (name in shown) forgetError(name);
    onChange?.(event);
  };

  const act = useKeepRejectedValues(form, action);

  return (
    // React Aria's context passes the form props on to a form in a nested dialog, which has its own.
    <AriaFormContext value={null}>
      <AriaForm
        {...rootProps(props, css.root)}
        ref={form}
        action={act}
        method={method}
        validationErrors={shown as Record<string, string>}
        render={(formProps) => (
          <form {...formProps} data-early="" onChange={change} onFocus={focus} />
        )}
        validationBehavior="aria"
        onSubmit={(event) => {
          if (!isOwn(event)) return;
          onSubmit?.(event);
        }}
      >
        <FormBody
          {...{ isPending, necessityIndicator, forgetError, form, lastFocused }}
          errors={shown}
          answer={errors}
        >
          {children}
        </FormBody>
      </AriaForm>
    </AriaFormContext>
  );
}

/** Form that an element belongs to, or the element itself. */
const formOf = (target: EventTarget) =>
  'form' in target && target.form instanceof HTMLFormElement
    ? target.form
    : target instanceof Element
      ? target.closest('form')
      : null;

/**
 * Keeps the values that an action rejected. React resets a form after its action, even then, and its reset event
 * does not reach React's handlers.
 * @returns the action to pass to React.
 */
function useKeepRejectedValues(
  form: RefObject<HTMLFormElement | null>,
  action: FormProps['action'],
) {
  const isActing = useRef(false);
  const hasFailed = useRef(false);
  useEffect(() => {
    const element = form.current;
    const keepRefused = (event: Event) => {
      const isRefused = hasFailed.current || (element && firstInvalid(element));
      if (isActing.current && isRefused) event.preventDefault();
      isActing.current = false;
    };
    element?.addEventListener('reset', keepRefused, { capture: true });
    return () => element?.removeEventListener('reset', keepRefused, { capture: true });
  }, [form]);
  if (typeof action !== 'function') return action;
  return async (data: FormData) => {
    isActing.current = true;
    hasFailed.current = (await action(data)) === false;
  };
}

interface FormBodyProps extends FormState {
  form: RefObject<HTMLFormElement | null>;
  lastFocused: RefObject<HTMLElement | null>;
  /** Errors as provided. A new object is a response; clearing an error on change is not. */
  answer: FormProps['errors'];
  children: ReactNode;
}

/** Form content. It is a separate component because `useFormStatus` only works inside the form. */
function FormBody({ form, lastFocused, answer, children, ...state }: FormBodyProps) {
  const { pending } = useFormStatus();
  const isPending = state.isPending || pending;
  useBlockInvalidSubmit(form);
  useFocusWhilePending(form, lastFocused, isPending);
  useFocusOnErrors(form, answer, isPending);
  return <FormContext value={{ ...state, isPending }}>{children}</FormContext>;
}

/** First field with a custom validity error, such as a date that can't be parsed. */
const firstWithCustomError = (form: HTMLFormElement) =>
  [...form.elements].find(
    (element) =>
      element instanceof HTMLInputElement && element.willValidate && element.validity.customError,
  ) as HTMLInputElement | undefined;

/**
 * Blocks submission if a field has a custom validity error. `noValidate` disables this in the browser, to avoid native
 * messages.
 */
function useBlockInvalidSubmit(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const refuse = (event: SubmitEvent) => {
      const isUnchecked = event.submitter?.hasAttribute('formnovalidate') === true;
      const field = element === null || isUnchecked ? undefined : firstWithCustomError(element);
      if (field === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // Shows the field's error, as the browser would without `noValidate`.
      field.checkValidity();
      field.focus();
    };
    element?.addEventListener('submit', refuse, { capture: true });
    return () => element?.removeEventListener('submit', refuse, { capture: true });
  }, [form]);
}

/** Moves focus to the first invalid field when a submit yields errors. */
function useFocusOnErrors(
  form: RefObject<HTMLFormElement | null>,
  errors: FormProps['errors'],
  isPending: boolean,
): void {
  const isAwaitingErrors = useRef(false);
  useEffect(() => {
    const element = form.current;
    const handleSubmit = () => {
      isAwaitingErrors.current = true;
    };
    element?.addEventListener('submit', handleSubmit, { capture: true });
    return () => element?.removeEventListener('submit', handleSubmit, { capture: true });
  }, [form]);
  useEffect(() => {
    // Fields are disabled while the form is pending, and the errors of an action may arrive before it ends.
    if (!isAwaitingErrors.current || isPending || Object.keys(errors ?? {}).length === 0) return;
    if (form.current) firstInvalid(form.current)?.focus();
    isAwaitingErrors.current = false;
  }, [errors, isPending, form]);
}
