import { useEffect, useRef, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { afterPress, trackPresses } from './afterPress.js';
import type { Notation, Reading } from './Notation.js';

interface TypedOptions<Value> {
  value: Value | null;
  setValue: (value: Value | null) => void;
  /** Called when the form is reset. */
  onReset: () => void;
  inputRef: Ref<HTMLInputElement> | undefined;
  /** Error message of the empty field. */
  missing?: string | undefined;
  /** Returns the error message of a value that a form must not submit, such as one below the minimum. */
  rule?: ((value: Value) => string | undefined) | undefined;
}

/** Text that differs from the formatted value. */
interface Draft {
  text: string;
  /** Key of the value that the text replaces. When the app sets another value, the draft is discarded. */
  valueKey: string;
}

interface Writable {
  /** Returns the value in ISO 8601 format. */
  toString: () => string;
}

const keyOf = (value: Writable | null) => value?.toString() ?? '';

/** Replaces the typed text in submitted form data by its value. Other fields may have the same name. */
function replace(data: FormData, name: string, text: string, sent: string): void {
  const entries = data.getAll(name);
  const index = entries.indexOf(text);
  if (index === -1) return;
  const [first = '', ...others] = entries.with(index, sent);
  // Keeps the order among fields with the same name.
  data.set(name, first);
  for (const other of others) data.append(name, other);
}

interface FormEvents<Value> {
  text: string;
  parse: (text: string) => Reading<Value | null>;
  toFormValue: (value: Value) => string;
  commit: () => void;
  reset: () => void;
}

/** Handles the native events of an input and its form for which React has no events. */
function useNativeEvents<Value extends Writable>(
  input: RefObject<HTMLInputElement | null>,
  events: FormEvents<Value>,
) {
  // Reads the latest handlers through a ref: a listener that is replaced during an event isn't called for that event.
  const latest = useRef(events);
  useEffect(() => {
    latest.current = events;
  });
  useEffect(() => {
    const element = input.current;
    if (element === null) return undefined;
    const { form } = element;
    const send = ({ formData }: FormDataEvent) => {
      if (element.name === '' || element.matches(':disabled')) return;
      const { parse, toFormValue } = latest.current;
      const sent = parse(element.value);
      if (!('value' in sent)) return;
      const written = sent.value === null ? '' : toFormValue(sent.value);
      replace(formData, element.name, element.value, written);
    };
    const reset = (event: Event) => {
      if (!event.defaultPrevented) latest.current.reset();
    };
    const commit = () => latest.current.commit();
    // Autofill changes a field without a blur event.
    element.addEventListener('change', commit);
    element.addEventListener('invalid', commit);
    form?.addEventListener('formdata', send);
    form?.addEventListener('reset', reset);
    // The browser restored typed text before React rendered.
    if (element.value !== latest.current.text) element.dispatchEvent(new Event('change'));
    return () => {
      element.removeEventListener('change', commit);
      element.removeEventListener('invalid', commit);
      form?.removeEventListener('formdata', send);
      form?.removeEventListener('reset', reset);
    };
  }, [input]);
}

/**
 * State of a value that is typed as text. It is parsed on blur and on Enter, and then formatted in the style of the
 * language. Text that can't be parsed stays. The form submits the value in ISO 8601 format. Unparsed text and a value
 * against the rule make the input invalid, which blocks the form.
 */
export function useTyped<Value extends Writable>(
  { value, setValue, onReset, inputRef, missing, rule }: TypedOptions<Value>,
  notation: Notation<Value>,
) {
  const input = useObjectRef(inputRef);
  const [draft, setDraft] = useState<Draft>();
  const [isTyping, setTyping] = useState(false);
  // The browser fires change and then blur before React re-renders.
  const lastNotified = useRef<string>(undefined);
  if (draft !== undefined && draft.valueKey !== keyOf(value)) setDraft(undefined);
  const written = value === null ? '' : notation.format(value);
  const text = draft?.text ?? written;

  // Keeps the current value while the text is unchanged: the value may be more precise than its text.
  const parse = (typed: string): Reading<Value | null> =>
    typed === written ? { value } : typed.trim() === '' ? { value: null } : notation.parse(typed);
  const reading = parse(text);
  const error = 'error' in reading ? reading.error : text === '' ? missing : undefined;

  const notify = (next: Value | null) => {
    if (keyOf(next) === lastNotified.current) return;
    lastNotified.current = keyOf(next);
    setValue(next);
  };
  const commit = () => {
    const typed = input.current?.value ?? text;
    // An error message causes a layout shift.
    afterPress(() => setTyping(false));
    if (typed === written && draft === undefined) return;
    const committed = parse(typed);
    const isRead = 'value' in committed;
    const next = isRead ? committed.value : null;
    setDraft(isRead ? undefined : { text: typed, valueKey: '' });
    notify(next);
  };

  useEffect(trackPresses, []);
  const broken = 'value' in reading && reading.value !== null ? rule?.(reading.value) : undefined;
  const invalidity = error ?? broken ?? '';
  useEffect(() => input.current?.setCustomValidity(invalidity), [input, invalidity]);

  const reset = () => {
    setDraft(undefined);
    setTyping(false);
    onReset();
  };
  const { toFormValue = keyOf } = notation;
  useNativeEvents(input, { text, parse, toFormValue, commit, reset });
  useEffect(() => {
    lastNotified.current = keyOf(value);
  });

  return {
    text,
    /** Error message for the text. Undefined while the user is typing. */
    error: isTyping ? undefined : error,
    isTyping,
    /** Value of the current text, committed or not. */
    current: () => {
      const now = parse(input.current?.value ?? text);
      return 'value' in now ? now.value : null;
    },
    /** Replaces the text by a value. */
    put: (next: Value | null) => {
      setDraft(undefined);
      setTyping(false);
      notify(next);
    },
    type: (typed: string) => {
      setDraft({ text: typed, valueKey: keyOf(value) });
      setTyping(true);
    },
    /** Props of the `Input` itself: React Aria doesn't let its key events reach ancestors. */
    input: {
      ref: input,
      placeholder: notation.placeholder,
      onBlur: commit,
      onKeyDown: ({ key, altKey, nativeEvent }: KeyboardEvent) => {
        const opensCalendar = altKey && key === 'ArrowDown';
        if ((key === 'Enter' || opensCalendar) && !nativeEvent.isComposing) commit();
      },
    },
  };
}
