import { useEffect, useRef, useState, type KeyboardEvent, type Ref, type RefObject } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { afterPress, followPresses } from './afterPress.js';
import type { Notation, Reading } from './Notation.js';

interface TypedOptions<Value> {
  value: Value | null;
  setValue: (value: Value | null) => void;
  /** The form is put back. */
  onReset: () => void;
  inputRef: Ref<HTMLInputElement> | undefined;
  /** What is wrong with the empty field. */
  missing?: string | undefined;
}

/** A text that is not the value's own. */
interface Draft {
  text: string;
  /** The value that it stands in the place of: another one of the app's takes it away. */
  of: string;
}

interface Writable {
  /** As ISO 8601 has it. */
  toString: () => string;
}

const keyOf = (value: Writable | null) => value?.toString() ?? '';

/** Puts a value in the place of a text in what a form sends. Others may have the same name. */
function replace(data: FormData, name: string, text: string, sent: string): void {
  const entries = data.getAll(name);
  const index = entries.indexOf(text);
  if (index === -1) return;
  const [first = '', ...others] = entries.with(index, sent);
  // In its place among other names.
  data.set(name, first);
  for (const other of others) data.append(name, other);
}

interface FormEvents<Value> {
  text: string;
  read: (text: string) => Reading<Value | null>;
  commit: () => void;
  reset: () => void;
}

/** What the browser and the form of an input do with it, and React has no event for. */
function useFormOf<Value extends Writable>(
  input: RefObject<HTMLInputElement | null>,
  events: FormEvents<Value>,
) {
  // A listener that is put in the place of another during an event does not hear it.
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
      const sent = latest.current.read(element.value);
      if ('value' in sent) replace(formData, element.name, element.value, keyOf(sent.value));
    };
    const reset = (event: Event) => {
      if (!event.defaultPrevented) latest.current.reset();
    };
    const commit = () => latest.current.commit();
    // What the browser fills in is not left.
    element.addEventListener('change', commit);
    element.addEventListener('invalid', commit);
    form?.addEventListener('formdata', send);
    form?.addEventListener('reset', reset);
    // The browser put back what was typed, before React drew.
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
 * A value that is typed as text. It is read when the user leaves the field or presses Enter, and then written as the
 * language does; text that can't be read stays. A form sends what stands in the field, as ISO 8601 has it, and text that
 * can't be read as it is, which makes its input invalid.
 */
export function useTyped<Value extends Writable>(
  { value, setValue, onReset, inputRef, missing }: TypedOptions<Value>,
  notation: Notation<Value>,
) {
  const input = useObjectRef(inputRef);
  const [draft, setDraft] = useState<Draft>();
  const [isTyping, setTyping] = useState(false);
  // The browser tells of a change, and then that the field is left, before React draws.
  const lastNotified = useRef<string>(undefined);
  if (draft !== undefined && draft.of !== keyOf(value)) setDraft(undefined);
  const written = value === null ? '' : notation.write(value);
  const text = draft?.text ?? written;

  // What is more exact than it is written is kept.
  const read = (typed: string): Reading<Value | null> =>
    typed === written ? { value } : typed.trim() === '' ? { value: null } : notation.read(typed);
  const reading = read(text);
  const why = 'why' in reading ? reading.why : text === '' ? missing : undefined;

  const notify = (next: Value | null) => {
    if (keyOf(next) === lastNotified.current) return;
    lastNotified.current = keyOf(next);
    setValue(next);
  };
  const commit = () => {
    const typed = input.current?.value ?? text;
    // An error takes room.
    afterPress(() => setTyping(false));
    if (typed === written && draft === undefined) return;
    const committed = read(typed);
    const isRead = 'value' in committed;
    const next = isRead ? committed.value : null;
    setDraft(isRead ? undefined : { text: typed, of: '' });
    notify(next);
  };

  useEffect(followPresses, []);
  useEffect(() => input.current?.setCustomValidity(why ?? ''), [input, why]);

  const reset = () => {
    setDraft(undefined);
    setTyping(false);
    onReset();
  };
  useFormOf(input, { text, read, commit, reset });
  useEffect(() => {
    lastNotified.current = keyOf(value);
  });

  return {
    text,
    /** What is wrong with the text. Nothing is while it is being typed. */
    why: isTyping ? undefined : why,
    isTyping,
    /** What the text says now, read or not. */
    current: () => {
      const now = read(input.current?.value ?? text);
      return 'value' in now ? now.value : null;
    },
    /** Puts a value in the place of the text. */
    put: (next: Value | null) => {
      setDraft(undefined);
      setTyping(false);
      notify(next);
    },
    type: (typed: string) => {
      setDraft({ text: typed, of: keyOf(value) });
      setTyping(true);
    },
    /** For the `Input` itself: React Aria keeps the keys that a field hears from what is around it. */
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
