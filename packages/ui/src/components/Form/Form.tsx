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
import { endEarlySubmit } from '../../internal/form/earlySubmit.js';
import { FormContext, type FormState } from '../../internal/form/FormContext.js';
import { rootProps, type OwnProps } from '../../internal/root.js';
import { firstInvalid } from '../../internal/form/controls.js';
import { adoptEarlyInput } from './earlyInput.js';
import { useFocusWhilePending } from './useFocusWhilePending.js';
import * as css from './Form.css.js';

export interface FormProps extends Omit<OwnProps<AriaFormProps, HTMLFormElement>, 'onSubmit'> {
  /**
   * What is wrong, by the `name` of the field. Give a new object after every check: a field
   * forgets its error when the user changes it, and shows it again only for a new object.
   */
  errors?: Partial<Record<string, string>> | undefined;
  /**
   * It is being sent: its fields are disabled, and the button that submits it is pending. The focus of a field waits on
   * that button, and then goes back.
   * @default whether its `action` runs
   */
  isPending?: boolean | undefined;
  /** The user sends the form. Call `event.preventDefault()` to handle it in the browser. */
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** Fields and a button. */
  children?: ReactNode;
  /** A field was changed. */
  onChange?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
  /** A field got the focus. */
  onFocus?: ((event: FocusEvent<HTMLFormElement>) => void) | undefined;
  /**
   * Where the browser sends it; or a function, which gets what stands in it.
   * @see https://react.dev/reference/react-dom/components/form
   */
  action?: (string | ((data: FormData) => void | Promise<void>)) | undefined;
  /**
   * `post`, so that a form sent before the page has its JavaScript never puts a password in the address bar.
   * @default 'post'; none where `action` is a function
   */
  method?: 'post' | 'get' | 'dialog' | undefined;
}

const noErrors: readonly string[] = [];

/**
 * Fields that are sent together. The browser's own validation stays out of it: its messages follow
 * the browser's language; a field that says by itself that it can't be sent, by `setCustomValidity`, does hold it back.
 * When a submit yields errors, the first invalid field gets the focus, and what was typed
 * stays, also where React would empty the form after its action.
 *
 * What is typed and submitted before the form is hydrated is kept: see `endEarlySubmit`.
 */
export function Form({
  errors,
  isPending = false,
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
    endEarlySubmit(form.current);
  }, []);

  const lastFocused = useRef<HTMLElement>(null);
  // React hands on what happens in a dialog that was opened in here, where another form may be.
  const isOwn = ({ target }: { target: EventTarget }) =>
    form.current !== null && formOf(target) === form.current;
  const focus = (event: FocusEvent<HTMLFormElement>) => {
    if (!isOwn(event)) return;
    lastFocused.current = event.target;
    onFocus?.(event);
  };

  // An error goes with the first change of its field. React Aria would let it go when the field loses the
  // focus: by a press on the submit button, which then moves from under the pointer and is missed.
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

  // React empties a form after its action, also when that refused what was typed. It tells no handler of React's.
  const isActing = useRef(false);
  useEffect(() => {
    const element = form.current;
    const keepRefused = (event: Event) => {
      if (isActing.current && element && firstInvalid(element)) event.preventDefault();
      isActing.current = false;
    };
    element?.addEventListener('reset', keepRefused, { capture: true });
    return () => element?.removeEventListener('reset', keepRefused, { capture: true });
  }, []);

  return (
    // React Aria hands every prop of a form to one in a dialog of it: this one has its own.
    <AriaFormContext value={null}>
      <AriaForm
        {...rootProps(props, css.root)}
        ref={form}
        action={action}
        method={method}
        validationErrors={shown as Record<string, string>}
        render={(formProps) => (
          <form {...formProps} data-early="" onChange={change} onFocus={focus} />
        )}
        validationBehavior="aria"
        onSubmit={(event) => {
          if (!isOwn(event)) return;
          isActing.current = typeof action === 'function';
          onSubmit?.(event);
        }}
      >
        <FormBody {...{ isPending, errors: shown, forgetError, form, lastFocused }} answer={errors}>
          {children}
        </FormBody>
      </AriaForm>
    </AriaFormContext>
  );
}

/** The form that an element belongs to, or is. */
const formOf = (target: EventTarget) =>
  'form' in target && target.form instanceof HTMLFormElement
    ? target.form
    : target instanceof Element
      ? target.closest('form')
      : null;

interface FormBodyProps extends FormState {
  form: RefObject<HTMLFormElement | null>;
  lastFocused: RefObject<HTMLElement | null>;
  /** The errors as they came: new ones are an answer, what the user changed since is none. */
  answer: FormProps['errors'];
  children: ReactNode;
}

/** What stands in a form: only there React tells that its action runs. */
function FormBody({ form, lastFocused, answer, children, ...state }: FormBodyProps) {
  const { pending } = useFormStatus();
  const isPending = state.isPending || pending;
  useRefusal(form);
  useFocusWhilePending(form, lastFocused, isPending);
  useFocusOnErrors(form, answer, isPending);
  return <FormContext value={{ ...state, isPending }}>{children}</FormContext>;
}

/** The first field that says by itself that it holds what can't be sent, as a date that can't be read. */
const firstUnsendable = (form: HTMLFormElement) =>
  [...form.elements].find(
    (element) =>
      element instanceof HTMLInputElement && element.willValidate && element.validity.customError,
  ) as HTMLInputElement | undefined;

/** Does not send what the browser's own validation would hold back, which stays out of the form for its words. */
function useRefusal(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current;
    const refuse = (event: SubmitEvent) => {
      const isUnchecked = event.submitter?.hasAttribute('formnovalidate') === true;
      const field = element === null || isUnchecked ? undefined : firstUnsendable(element);
      if (field === undefined) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // The field shows its error, as without `noValidate`.
      field.checkValidity();
      field.focus();
    };
    element?.addEventListener('submit', refuse, { capture: true });
    return () => element?.removeEventListener('submit', refuse, { capture: true });
  }, [form]);
}

/** Errors that answer a submit give the focus to the first field that is refused. */
function useFocusOnErrors(
  form: RefObject<HTMLFormElement | null>,
  errors: FormProps['errors'],
  isPending: boolean,
): void {
  const isAsking = useRef(false);
  useEffect(() => {
    const element = form.current;
    const ask = () => {
      isAsking.current = true;
    };
    element?.addEventListener('submit', ask, { capture: true });
    return () => element?.removeEventListener('submit', ask, { capture: true });
  }, [form]);
  useEffect(() => {
    // While it is pending its fields are disabled, and the errors of an action may come before its end.
    if (!isAsking.current || isPending || Object.keys(errors ?? {}).length === 0) return;
    if (form.current) firstInvalid(form.current)?.focus();
    isAsking.current = false;
  }, [errors, isPending, form]);
}
