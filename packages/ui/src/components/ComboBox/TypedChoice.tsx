import { use, type ComponentProps, type FocusEvent, type KeyboardEvent } from 'react';
import { useCollator } from 'react-aria/useCollator';
import { ComboBoxStateContext, Input, type ComboBoxState } from 'react-aria-components/ComboBox';
import type { Option } from '../../internal/overlay/Options.js';

interface TypedChoiceProps extends ComponentProps<typeof Input> {
  options: readonly Option[];
  allowsCustomValue: boolean;
  isReadOnly: boolean;
}

type State = ComboBoxState<unknown, 'single' | 'multiple'>;

/** The input, which chooses what was typed in full: React Aria alone empties it when it is left. */
export function TypedChoice({
  options,
  allowsCustomValue,
  isReadOnly,
  ...props
}: TypedChoiceProps) {
  const state = use(ComboBoxStateContext) as State | null;
  // React Aria draws the field once to know its options: there is no state there.
  if (state === null || isReadOnly) return <Input {...props} />;
  return <Choosing {...props} {...{ state, options, allowsCustomValue }} />;
}

function Choosing({
  state,
  options,
  allowsCustomValue,
  ...props
}: Omit<TypedChoiceProps, 'isReadOnly'> & { state: State }) {
  const { compare } = useCollator({ usage: 'search', sensitivity: 'base' });
  const isMultiple = Array.isArray(state.value);
  const chosen = isMultiple ? (state.value as readonly (string | number)[]) : [];

  /** The one option of this name, whatever its case. */
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

  /** Before React Aria puts the text of what was chosen in its place. */
  const take = () => {
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
    // As a Select and a DatePicker open by it.
    if (key === 'ArrowDown' && event.altKey && !state.isOpen) state.open(null, 'manual');
    const isOnOption = state.isOpen && state.selectionManager.focusedKey !== null;
    if ((key === 'Enter' || key === 'Tab') && !isOnOption) {
      // A word that becomes a choice does not send the form too.
      if (key === 'Enter' && isMultiple && state.inputValue.trim() !== '') event.preventDefault();
      take();
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
    if (!list?.contains(relatedTarget)) take();
  };
  /** Also what is pasted, and what a phone tells of no key. */
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
