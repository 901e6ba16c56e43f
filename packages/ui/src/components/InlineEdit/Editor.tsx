import {
  useLayoutEffect,
  useRef,
  useState,
  type FormEvent,
  type KeyboardEvent,
  type Ref,
  type RefObject,
} from 'react';
import { flushSync } from 'react-dom';
import { Dialog } from 'react-aria-components/Dialog';
import { controlOf, firstInvalid, tabStopsIn } from '../../internal/form/controls.js';
import * as nl from '../../messages/nl.js';
import { useMessages } from '../../messages/useMessages.js';
import { Button } from '../Button/index.js';
import { Form } from '../Form/index.js';
import type { InlineEditFieldProps, InlineEditProps } from './InlineEdit.js';
import type { Direction } from './neighbours.js';
import * as css from './InlineEdit.css.js';

/** Form name of the field. */
const name = 'value';

/** Compares values, which may be dates or arrays. */
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Focuses the field. Its text is selected if it is one line, so that typing replaces it. */
function focusField(form: HTMLFormElement): void {
  const control = controlOf(form, name);
  // The popover has no position yet.
  control?.focus({ preventScroll: true });
  if (control instanceof HTMLInputElement) control.select();
  if (control instanceof HTMLTextAreaElement)
    control.setSelectionRange(control.value.length, control.value.length);
}

/** Opens the list of a `Select`. Does nothing with another field. */
function openList(form: HTMLFormElement): void {
  const control = controlOf(form, name);
  if (control?.ariaHasPopup === 'listbox') control.click();
}

interface EditorProps<Value> extends Pick<
  InlineEditProps<Value>,
  'label' | 'value' | 'onSave' | 'renderField'
> {
  form: RefObject<HTMLFormElement | null>;
  /** Whether the list of a `Select` opens too. */
  opensList: boolean;
  /** Closes the popover, and opens the next or the previous value. */
  close: (to?: Direction) => void;
}

/** Dialog with the field. Rendered in the popover, so that its state is discarded when that closes. */
export function Editor<Value>({
  label,
  renderField,
  form,
  opensList,
  ...editing
}: EditorProps<Value>) {
  const formatMessage = useMessages();
  const dialog = useRef<HTMLElement>(null);
  const saveButton = useRef<HTMLButtonElement>(null);
  const { draft, change, errors, isPending, save, close } = useDraft(editing);
  const direction = useRef<Direction>(undefined);
  useLayoutEffect(() => {
    const element = form.current;
    if (element === null) return undefined;
    focusField(element);
    if (!opensList) return undefined;
    // When React Aria has collected the options.
    const frame = requestAnimationFrame(() => openList(element));
    return () => cancelAnimationFrame(frame);
  }, [form, opensList]);
  const submit = (to?: Direction) => {
    direction.current = to;
    form.current?.requestSubmit();
    // An unreadable number or date blocks the form.
    direction.current = undefined;
  };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const submitLater = (to?: Direction) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => submit(to));
  };
  const handleChange = (next: Value) => {
    change(next);
    const overlay = document.activeElement?.closest('[role="listbox"], [role="dialog"]');
    // A choice from a list or a calendar needs no second confirmation.
    if (overlay && overlay !== dialog.current && !Array.isArray(next)) submitLater();
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // React events bubble from the popover to a form around it.
    event.stopPropagation();
    // Text is parsed when it loses focus. The error of the app's own rule is rendered then.
    flushSync(() => saveButton.current?.focus());
    void save(event.currentTarget, direction.current);
  };
  const handleKey = (event: KeyboardEvent<HTMLElement>) => {
    const { currentTarget, target, nativeEvent } = event;
    const isOwn = target instanceof HTMLElement && currentTarget.contains(target);
    // React events bubble from a list or calendar of the field, which has its own keys.
    if (!isOwn || nativeEvent.isComposing) return;
    const isListOpen = target.ariaExpanded === 'true';
    const effect = effectOf(event, tabStopsIn(currentTarget), isListOpen);
    if (effect === undefined) return;
    event.preventDefault();
    if (effect === 'cancel') close();
    else if (effect === 'save') submit();
    // After a combobox has selected the focused option.
    else submitLater(effect);
  };
  return (
    <Dialog
      aria-label={formatMessage(nl.editValue, { label })}
      ref={dialog}
      className={css.dialog}
      render={(props) => <section {...props} onKeyDownCapture={handleKey} />}
    >
      <Form ref={form} className={css.form} {...{ errors, isPending }} onSubmit={handleSubmit}>
        <Field {...{ renderField, label, name }} value={draft} onChange={handleChange} />
        <Actions ref={saveButton} isPending={isPending} cancel={close} />
      </Form>
    </Dialog>
  );
}

interface RenderedFieldProps<Value> extends Omit<InlineEditFieldProps<Value>, 'isLabelHidden'> {
  renderField: InlineEditProps<Value>['renderField'];
}

/** The field, as a component, so that it renders only with its own props. */
const Field = <Value,>({ renderField, ...props }: RenderedFieldProps<Value>) =>
  renderField({ ...props, isLabelHidden: true });

interface ActionsProps {
  ref: Ref<HTMLButtonElement>;
  isPending: boolean;
  cancel: () => void;
}

/** Buttons to save and cancel. Not tab stops: Enter and Escape do the same, and Tab leads to the next value. */
function Actions({ ref, isPending, cancel }: ActionsProps) {
  const formatMessage = useMessages();
  // The field parses its text on submit, after the press.
  const shared = { size: 'small', excludeFromTabOrder: true, preventFocusOnPress: true } as const;
  return (
    <div className={css.actions}>
      <Button {...shared} ref={ref} type="submit">
        {formatMessage(nl.save)}
      </Button>
      <Button {...shared} variant="quiet" isDisabled={isPending} onPress={cancel}>
        {formatMessage(nl.cancel)}
      </Button>
    </div>
  );
}

/** Effect of a key on the dialog; `undefined` if the key belongs to the field. */
function effectOf(
  { key, shiftKey, ctrlKey, metaKey, target }: KeyboardEvent,
  stops: readonly EventTarget[],
  isListOpen: boolean,
): 'cancel' | 'save' | Direction | undefined {
  if (key === 'Escape') return isListOpen ? undefined : 'cancel';
  if (key === 'Enter') return ctrlKey || metaKey ? 'save' : undefined;
  if (key !== 'Tab') return undefined;
  // A field may have more parts.
  const other = stops[stops.indexOf(target) + (shiftKey ? -1 : 1)];
  if (other !== undefined) return undefined;
  return shiftKey ? 'previous' : 'next';
}

/** Value while it is edited, and its saving. */
function useDraft<Value>({
  value,
  onSave,
  close,
}: Pick<EditorProps<Value>, 'value' | 'onSave' | 'close'>) {
  const formatMessage = useMessages();
  const [draft, setDraft] = useState(value);
  // A submit reads it before the next render.
  const latest = useRef(value);
  const [errors, setErrors] = useState<{ [name]?: string }>({});
  const [isPending, setPending] = useState(false);
  const attempt = async () => {
    try {
      const answer = onSave(latest.current);
      setPending(answer instanceof Promise);
      return (await answer) ?? undefined;
    } catch {
      return formatMessage(nl.notRecorded);
    } finally {
      setPending(false);
    }
  };
  const save = async (form: HTMLFormElement, to?: Direction) => {
    if (isPending) return;
    if (isEqual(latest.current, value)) {
      close(to);
      return;
    }
    const invalid = errors[name] === undefined ? firstInvalid(form) : undefined;
    if (invalid) {
      invalid.focus();
      return;
    }
    const error = await attempt();
    if (error === undefined) close(to);
    else setErrors({ [name]: error });
  };
  return {
    draft,
    change: (next: Value) => {
      latest.current = next;
      setDraft(next);
      setErrors({});
    },
    errors,
    isPending,
    save,
    close: () => {
      if (!isPending) close();
    },
  };
}
