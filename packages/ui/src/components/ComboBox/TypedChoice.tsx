import { use, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react';
import { useCollator } from 'react-aria/useCollator';
import { ComboBoxStateContext, Input, type ComboBoxState } from 'react-aria-components/ComboBox';
import type { Option } from '../internal/overlay/Options.js';

interface TypedChoiceProps extends ComponentProps<typeof Input> {
  options: readonly Option[];
  allowsCustomValue: boolean;
  isReadOnly: boolean;
}

type State = ComboBoxState<unknown, 'single' | 'multiple'>;

/** Input that selects an option typed in full on blur. React Aria by itself clears the text. */
export function TypedChoice({
  options,
  allowsCustomValue,
  isReadOnly,
  ...props
}: TypedChoiceProps) {
  const state = use(ComboBoxStateContext) as State | null;
  // React Aria first renders the field to collect its options; there is no state in that pass.
  if (state === null || isReadOnly) return <Input {...props} />;
  return <ChoiceInput {...props} {...{ state, options, allowsCustomValue }} />;
}

function ChoiceInput({
  state,
  options,
  allowsCustomValue,
  ...props
}: Omit<TypedChoiceProps, 'isReadOnly'> & { state: State }) {
  const { compare } = useCollator({ usage: 'search', sensitivity: 'base' });
  const isMultiple = Array.isArray(state.value);
  const chosen = isMultiple ? (state.value as readonly (string | number)[]) : [];

  /** Id of the exact match, or of the only match that ignores case and accents. */
  const idOf = (text: string) => {
    const named = options.filter(({ label, isDisabled }) => !isDisabled && !compare(label, text));
    return (
      named.find(({ label }) => label === text) ?? (named.length === 1 ? named[0] : undefined)
    )?.id;
  };
  const add = (texts: readonly string[]) => {
    const words = texts.map((text) => text.trim()).filter((text) => text !== '');
    const keys = words.map((text) => idOf(text) ?? text);
    state.setValue([...new Set([...chosen, ...keys])]);
    state.setInputValue('');
  };

  /** Commits the typed text before React Aria replaces it with the text of the selection. */
  const commit = () => {
    const text = state.inputValue.trim();
    if (text === '') return;
    const id = idOf(text);
    if (isMultiple) {
      if (id !== undefined || allowsCustomValue) add([text]);
    } else if (id !== undefined && id !== state.value && !allowsCustomValue) state.setValue(id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, nativeEvent, currentTarget } = event;
    if (nativeEvent.isComposing) return;
    // Alt + ArrowDown opens a Select and a DatePicker too.
    if (key === 'ArrowDown' && event.altKey && !state.isOpen) state.open(null, 'manual');
    const marked = state.selectionManager.focusedKey;
    const isOnOption = state.isOpen && marked !== null;
    // React Aria would toggle the marked option. With several choices that would be a surprise, unless it completes text.
    if (key === 'Tab' && isMultiple && isOnOption) {
      const completes =
        state.inputValue.trim() !== '' && !state.selectionManager.isSelected(marked);
      if (!completes) state.selectionManager.setFocusedKey(null);
    }
    if ((key === 'Enter' || key === 'Tab') && !isOnOption) {
      // Enter that adds a choice does not submit the form too.
      if (key === 'Enter' && isMultiple && state.inputValue.trim() !== '') event.preventDefault();
      commit();
    }
    if (!isMultiple || currentTarget.value !== '') return;
    if (key === 'Backspace' && !event.repeat) state.setValue(chosen.slice(0, -1));
    if (key === 'ArrowLeft') {
      const removers =
        currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=toolbar] button');
      [...(removers ?? [])].at(-1)?.focus();
    }
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent<HTMLInputElement>) => {
    const list = document.getElementById(currentTarget.getAttribute('aria-controls') ?? '');
    if (!list?.contains(relatedTarget)) commit();
  };
  /** Also handles pasted text, and phone keyboards that report no keys. */
  const onInput = (text: string) => {
    const isInsideOption = options.some(({ label }) => label.includes(text.trim()));
    if (!isMultiple || !allowsCustomValue || isInsideOption) return;
    const words = text.split(/[,;\n]/);
    if (words.length > 1) add(words);
  };
  return (
    <Input
      {...props}
      onKeyDownCapture={onKeyDown}
      onBlurCapture={onBlur}
      onChange={({ target }) => onInput(target.value)}
    />
  );
}
